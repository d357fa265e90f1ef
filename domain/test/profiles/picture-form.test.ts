import { expect, test } from 'vitest';
import { check } from '#fields/problem.ts';
import { pictureAddresses, squareIn } from '#profiles/picture.ts';
import { pictureCrop } from '#profiles/pictures.contract.ts';

test('without a crop the largest square in the middle is kept', () => {
  expect(squareIn({ width: 300, height: 200 }, {})).toEqual({ left: 50, top: 0, side: 200 });
  expect(squareIn({ width: 200, height: 301 }, {})).toEqual({ left: 0, top: 50, side: 200 });
});

test('a crop lies within the picture, or is none', () => {
  const picture = { width: 300, height: 200 };
  expect(squareIn(picture, { left: 100, top: 0, side: 200 })).toEqual({ left: 100, top: 0, side: 200 });
  expect(squareIn(picture, { left: 101, top: 0, side: 200 })).toBeNull();
  expect(squareIn(picture, { left: 0, top: 1, side: 200 })).toBeNull();
});

test.each([
  [{ left: '1', top: '2', side: '٦٤' }, null],
  [{}, null],
  [
    { left: '1', top: '2' },
    { field: 'side', problem: 'required' },
  ],
  [{ side: '63' }, { field: 'side', problem: 'too-small' }],
  [
    { side: '64', left: '-1' },
    { field: 'left', problem: 'too-small' },
  ],
  [{ side: 'x' }, { field: 'side', problem: 'type' }],
  [{ width: '1' }, { field: 'width', problem: 'unknown' }],
])('a crop of %o has the fault %o', (query, fault) => {
  const checked = check(pictureCrop, query);
  expect(checked.isRight ? null : checked.issues[0]).toEqual(fault);
});

test('nobody without a picture has an address of one', () => {
  expect(pictureAddresses(null)).toBeNull();
});
