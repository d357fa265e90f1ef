import { expect, test } from 'vitest';
import { addressToRate, chosenOf, withCalled } from '#teaching/feedback/chosen-session.ts';

const [older, newer] = [{ id: 'older' }, { id: 'newer' }];

test('the lesson that somebody is rating stays when a newer one comes before it', () => {
  expect(chosenOf([older], [null, null])).toBe(older);
  expect(chosenOf([newer, older], [null, 'older'])).toBe(older);
});

test('the one in the address leads, and where both are rated the first of all follows', () => {
  expect(chosenOf([newer, older], ['newer', 'older'])).toBe(newer);
  expect(chosenOf([newer], ['older', 'older'])).toBe(newer);
  expect(chosenOf([], ['older', null])).toBeUndefined();
});

test('a lesson beyond what has come of the list takes its place in it, once', () => {
  const [first, last] = [
    { id: 'first', startsAt: '2026-11-01T10:00:00.000Z' },
    { id: 'last', startsAt: '2026-11-09T10:00:00.000Z' },
  ];
  const called = { id: 'called', startsAt: '2026-11-05T10:00:00.000Z' };
  expect(withCalled([last, first], called)).toEqual([last, called, first]);
  expect(withCalled([last, called], called)).toEqual([last, called]);
  expect(withCalled([last], undefined)).toEqual([last]);
});

test('the way to rate a lesson names it', () => {
  expect(addressToRate('/feedback', { id: 'older' })).toBe('/feedback?session=older');
});
