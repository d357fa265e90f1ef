import { expect, test } from 'vitest';
import { dragged, middle, mostZoomOf, squareOf, zoomed } from '#people/profiles/crop.ts';

const picture = { width: 400, height: 300 };

test('at first the largest square in the middle is looked at', () => {
  expect(squareOf(picture, middle)).toEqual({ left: 50, top: 0, side: 300 });
});

test('the picture follows the finger, and stops at its edge', () => {
  const look = dragged(picture, middle, 0.1, 0.5);
  expect(squareOf(picture, look)).toEqual({ left: 20, top: 0, side: 300 });
  expect(squareOf(picture, dragged(picture, look, 5, 5)).left).toBe(0);
  expect(squareOf(picture, dragged(picture, look, -5, -5)).left).toBe(100);
});

test('coming nearer keeps the middle, and going back keeps within the picture', () => {
  const near = zoomed(picture, middle, 2);
  expect(squareOf(picture, near)).toEqual({ left: 125, top: 75, side: 150 });
  const corner = dragged(picture, near, 9, 9);
  expect(squareOf(picture, corner)).toEqual({ left: 0, top: 0, side: 150 });
  expect(squareOf(picture, zoomed(picture, corner, 1))).toEqual({ left: 0, top: 0, side: 300 });
});

test.each([0, 0.5, 1, 3.7, 99])('a zoom of %d never looks beyond the picture', zoom => {
  const { left, top, side } = squareOf(picture, zoomed(picture, { zoom: 1, x: 1, y: 1 }, zoom));
  expect(left + side).toBeLessThanOrEqual(picture.width);
  expect(top + side).toBeLessThanOrEqual(picture.height);
  expect(side).toBeGreaterThanOrEqual(75);
});

test('nobody comes nearer to a small picture than what can be kept of it (R187)', () => {
  const small = { width: 200, height: 100 };
  expect(mostZoomOf(small)).toBe(100 / 64);
  expect(squareOf(small, zoomed(small, middle, 99)).side).toBe(64);
});
