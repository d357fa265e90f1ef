import { describe, expect, test } from 'vitest';
import { freePosition } from '#ui/free-position.ts';

const screen = { top: 0, bottom: 844 };
const header = { top: 0, bottom: 60 };
const bottomBar = { top: 780, bottom: 844 };

describe('a place that covers nothing that is needed next (R750)', () => {
  test('is the edge itself where nothing is there', () => {
    expect(freePosition({ height: 90, screen, edge: 'bottom', taken: [] })).toBe(742);
    expect(freePosition({ height: 90, screen, edge: 'top', taken: [] })).toBe(12);
  });

  test('is above the bars of the bottom, and below those of the top', () => {
    const taken = [header, bottomBar];
    expect(freePosition({ height: 90, screen, edge: 'bottom', taken })).toBe(678);
    expect(freePosition({ height: 90, screen, edge: 'top', taken })).toBe(72);
  });

  test('is the other edge where the wanted one is taken far into the screen', () => {
    const field = { top: 520, bottom: 690 };
    expect(freePosition({ height: 90, screen, edge: 'bottom', taken: [header, bottomBar, field] })).toBe(72);
  });

  test('is above the keyboard of a phone', () => {
    const seen = { top: 0, bottom: 500 };
    expect(freePosition({ height: 90, screen: seen, edge: 'bottom', taken: [header, bottomBar] })).toBe(398);
  });

  test('gives up the least important where there is no room for all', () => {
    const field = { top: 60, bottom: 780 };
    expect(freePosition({ height: 90, screen, edge: 'bottom', taken: [header, bottomBar, field] })).toBe(678);
  });

  test('begins at the top where it is higher than the screen', () => {
    expect(freePosition({ height: 900, screen, edge: 'bottom', taken: [bottomBar] })).toBe(12);
  });
});
