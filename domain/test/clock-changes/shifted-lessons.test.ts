import { describe, expect, test } from 'vitest';
import { nextClockChange } from '#clock-changes/clock-change.ts';
import { shiftedLessons } from '#clock-changes/shifted-lessons.ts';

const changeIn = (timezone: string, now: string) => {
  const change = nextClockChange(timezone, new Date(now));
  if (!change) throw new Error('the clocks stay');
  return change;
};
const spring = changeIn('Europe/London', '2027-03-20T09:00:00Z');
/** Of a series on somebody's clock. */
const lesson = (startsAt: string, timezone = 'Asia/Riyadh', startsOn = '2027-01-10') => ({
  startsAt: new Date(startsAt),
  timezone,
  startsOn,
});
const shifts = (lessons: readonly ReturnType<typeof lesson>[], change = spring, tutor = 'Europe/London') =>
  shiftedLessons(lessons, change, tutor).map(({ lesson, was }) => [
    was.toISOString(),
    lesson.startsAt.toISOString(),
  ]);

describe('a weekly lesson is at another time for its tutor', () => {
  test('where her clocks change and the family’s stay: Sundays 19:00 in Riyadh, 16:00 and then 17:00 in London', () => {
    expect(shifts([lesson('2027-03-28T16:00:00Z'), lesson('2027-04-04T16:00:00Z')])).toEqual([
      ['2027-03-21T16:00:00.000Z', '2027-03-28T16:00:00.000Z'],
      ['2027-03-21T16:00:00.000Z', '2027-04-04T16:00:00.000Z'],
    ]);
  });

  test('where the family’s clocks change and hers stay: 19:00 in Cairo, 18:00 and then 17:00 in London', () => {
    const cairo = changeIn('Africa/Cairo', '2027-04-20T09:00:00Z');
    expect(shifts([lesson('2027-05-02T16:00:00Z', 'Africa/Cairo')], cairo)).toEqual([
      ['2027-04-25T17:00:00.000Z', '2027-05-02T16:00:00.000Z'],
    ]);
  });

  test('not before the change, even on its day', () => {
    expect(shifts([lesson('2027-03-28T00:30:00Z')])).toEqual([]);
  });

  test('not where both clocks change together', () => {
    expect(shifts([lesson('2027-03-30T16:00:00Z', 'Europe/Paris')])).toEqual([]);
  });

  test('not where its series begins after the change: its times were told then', () => {
    expect(shifts([lesson('2027-04-04T16:00:00Z', 'Asia/Riyadh', '2027-03-28')])).toEqual([]);
    expect(shifts([lesson('2027-03-28T16:00:00Z', 'Asia/Riyadh', '2027-03-21')])).toHaveLength(1);
  });

  test('not after the next change, which is told by itself', () => {
    const beirut = changeIn('Asia/Beirut', '2027-03-20T09:00:00Z');
    // Beirut's clocks go forward an hour before London's.
    expect(shifts([lesson('2027-03-30T16:00:00Z', 'Asia/Beirut')], beirut)).toEqual([]);
  });
});
