import { describe, expect, test } from 'vitest';
import type { TutorHours } from '#availability/hours.ts';
import { lessonsInTimeOff, lessonsLosingHours, uncoveredReasonOf } from '#availability/lessons-outside.ts';
import { ELEANOR } from './eleanor.ts';

const lesson = (startsAt: string, endsAt: string) => ({
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
});
/** Mondays. */
const EARLY = lesson('2027-02-01T11:30:00Z', '2027-02-01T12:30:00Z');
const INSIDE = lesson('2027-02-01T16:00:00Z', '2027-02-01T17:00:00Z');
const LATE = lesson('2027-02-08T16:30:00Z', '2027-02-08T17:30:00Z');
const ALL = [EARLY, INSIDE, LATE];

const NO_HOURS: TutorHours = { sets: [], days: [] };
const HOURS: TutorHours = { sets: [ELEANOR], days: [] };
const SHORTER: TutorHours = {
  sets: [{ ...ELEANOR, hours: [{ weekday: 1, opens: 720, closes: 960 }] }],
  days: [],
};

describe('R482: the lessons that no longer fit', () => {
  test('her first hours are those that are not wholly within them', () => {
    expect(lessonsLosingHours(ALL, NO_HOURS, HOURS)).toEqual([EARLY, LATE]);
  });

  test('other hours are those that fitted before', () => {
    expect(lessonsLosingHours(ALL, HOURS, SHORTER)).toEqual([INSIDE]);
    expect(lessonsLosingHours(ALL, SHORTER, HOURS)).toEqual([]);
  });

  test('are all that fitted, once the hours are gone', () => {
    expect(lessonsLosingHours(ALL, HOURS, NO_HOURS)).toEqual([INSIDE]);
    expect(lessonsLosingHours(ALL, NO_HOURS, NO_HOURS)).toEqual([]);
  });

  test('the hours of one date are those of that date', () => {
    const closed = { day: '2027-02-01', timezone: 'Europe/London', ranges: [] };
    expect(lessonsLosingHours(ALL, HOURS, { ...HOURS, days: [closed] })).toEqual([INSIDE]);
    expect(lessonsLosingHours(ALL, NO_HOURS, { ...NO_HOURS, days: [closed] })).toEqual([EARLY, INSIDE]);
  });

  test('time off are those that meet it, and not those that touch it', () => {
    const off = { from: new Date('2027-02-01T12:30:00Z'), until: new Date('2027-02-01T16:15:00Z') };
    expect(lessonsInTimeOff(ALL, off)).toEqual([INSIDE]);
  });
});

describe('R480: a lesson that is planned', () => {
  const range = (from: string, until: string) => ({ from: new Date(from), until: new Date(until) });
  const noonToFive = [range('2027-02-01T12:00:00Z', '2027-02-01T17:00:00Z')];
  const wished = range('2027-02-01T16:30:00Z', '2027-02-01T17:30:00Z');

  test('does not fit hours that it only partly lies in', () => {
    expect(uncoveredReasonOf(wished, { hours: noonToFive, timeOff: [] })).toBe('outside-hours');
    expect(
      uncoveredReasonOf(
        { ...wished, until: new Date('2027-02-01T17:00:00Z') },
        { hours: noonToFive, timeOff: [] },
      ),
    ).toBe(null);
  });

  test('does not fit a day without hours, but any day of a tutor who keeps none', () => {
    expect(uncoveredReasonOf(wished, { hours: [], timeOff: [] })).toBe('outside-hours');
    expect(uncoveredReasonOf(wished, { hours: null, timeOff: [] })).toBe(null);
  });

  test('does not fit time off, also where no hours are kept', () => {
    const timeOff = [range('2027-02-01T17:00:00Z', '2027-02-03T00:00:00Z')];
    expect(uncoveredReasonOf(wished, { hours: null, timeOff })).toBe('time-off');
    expect(uncoveredReasonOf(wished, { hours: noonToFive, timeOff })).toBe('time-off');
  });
});
