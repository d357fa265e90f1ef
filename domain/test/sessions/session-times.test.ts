import { describe, expect, test } from 'vitest';
import { isTutorsToCorrect, isVoid } from '#sessions/session-correction.ts';
import { earliestFor, isAheadOfTime, isTooFarAhead, isTooLongAgo } from '#sessions/session-times.ts';

const now = new Date('2028-02-29T09:00:00.000Z');
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

describe('a session ahead of its time (R495)', () => {
  test.each([
    ['scheduled', 100_000, false],
    ['cancelled', 100_000, false],
    ['in-progress', 15, false],
    ['in-progress', 16, true],
    ['completed', 5, false],
    ['completed', 6, true],
    ['completed', -60, false],
  ] as const)('%s, %i minutes before it starts: %s', (status, minutes, expected) => {
    expect(isAheadOfTime(status, inMinutes(minutes), now)).toBe(expected);
  });

  test('says from when on it may', () => {
    expect(earliestFor('in-progress', now)).toEqual(inMinutes(-15));
    expect(earliestFor('completed', now)).toEqual(inMinutes(-5));
    expect(earliestFor('scheduled', now)).toBeNull();
  });

  test.each([
    ['2027-03-01T09:00:00Z', false],
    ['2027-03-01T08:59:00Z', true],
  ])('%s is too long ago for the 29th of February: %s', (start, expected) => {
    expect(isTooLongAgo(new Date(start), now)).toBe(expected);
  });

  test.each([
    ['2030-03-01T09:00:00Z', false],
    ['2030-03-01T09:01:00Z', true],
    ['2099-01-01T10:00:00Z', true],
  ])('%s is too far ahead: %s', (start, expected) => {
    expect(isTooFarAhead(new Date(start), now)).toBe(expected);
  });
});

describe('who corrects it (R497)', () => {
  const closed = (hours: number) => ({ status: 'completed' as const, closedAt: inMinutes(-hours * 60) });
  test.each([
    [closed(0), true],
    [closed(48), true],
    [{ ...closed(48), closedAt: new Date(now.getTime() - 48 * 3_600_000 - 1) }, false],
    [{ status: 'completed' as const, closedAt: null }, false],
    [{ ...closed(1), status: 'cancelled' as const }, false],
  ])('%j is still the tutor’s: %s', (session, expected) => {
    expect(isTutorsToCorrect(session, now)).toBe(expected);
  });

  test('one that a correction took out is void, one that was cancelled is not', () => {
    expect(isVoid({ status: 'cancelled', correction: {} })).toBe(true);
    expect(isVoid({ status: 'cancelled', correction: null })).toBe(false);
    expect(isVoid({ status: 'completed', correction: {} })).toBe(false);
  });
});
