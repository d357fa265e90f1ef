import { describe, expect, test } from 'vitest';
import { costAfter, freeUntilOf } from '#sessions/cancellation-cost.ts';
import { closingTimes, earliestEnding, familyOutcome } from '#sessions/closing-time.ts';
import { CHOSEN_OUTCOMES } from '#sessions/session-outcome.ts';

const rules = { cutOffHours: 24, tutorWaitsMinutes: 15, familyWaitsMinutes: 10 };
/** Sunday 21 March 2027, 19:00 in Riyadh. */
const startsAt = new Date('2027-03-21T16:00:00Z');
const planned = { startsAt, tutorLeftAt: null };

describe('the cut-off (R511, case 37)', () => {
  test('is free until Saturday 19:00:00, and counts as taken one second later', () => {
    expect(familyOutcome(planned, rules, new Date('2027-03-20T16:00:00Z'))).toBe('family-cancelled');
    expect(familyOutcome(planned, rules, new Date('2027-03-20T16:00:00.999Z'))).toBe('family-cancelled');
    expect(familyOutcome(planned, rules, new Date('2027-03-20T16:00:01Z'))).toBe('late-cancelled');
  });

  test('is elapsed time, also across a night without a British hour', () => {
    const morning = { ...planned, startsAt: new Date('2027-03-28T10:00:00Z') };
    const freeUntil = freeUntilOf(morning, rules);
    expect(costAfter(freeUntil, new Date('2027-03-27T10:00:00Z'))).toBe('free');
    expect(costAfter(freeUntil, new Date('2027-03-27T10:00:01Z'))).toBe('taken');
  });

  test('of 0 hours is the start', () => {
    expect(freeUntilOf(planned, { cutOffHours: 0 })).toEqual(startsAt);
  });

  test('is the start where the academy has no tutor for the session', () => {
    expect(freeUntilOf({ startsAt, tutorLeftAt: new Date('2027-03-01T10:00:00Z') }, rules)).toEqual(startsAt);
  });
});

test('each way to end has its time (R491, R515)', () => {
  const from = Object.fromEntries(
    CHOSEN_OUTCOMES.map(outcome => [
      outcome,
      earliestEnding(outcome, startsAt, rules)?.toISOString() ?? null,
    ]),
  );
  expect(from).toEqual({
    taught: '2027-03-21T15:55:00.000Z',
    'cut-short': '2027-03-21T16:00:00.000Z',
    'family-cancelled': null,
    'late-cancelled': '2027-03-20T16:00:01.000Z',
    'academy-cancelled': null,
    'student-absent': '2027-03-21T16:15:00.000Z',
    'tutor-absent': '2027-03-21T16:10:00.000Z',
    'technical-failure': '2027-03-21T16:00:00.000Z',
  });
});

test('people are told the times of the rules', () => {
  expect(closingTimes(planned, rules)).toEqual({
    freeUntil: new Date('2027-03-20T16:00:00Z'),
    studentAbsentFrom: new Date('2027-03-21T16:15:00Z'),
    tutorAbsentFrom: new Date('2027-03-21T16:10:00Z'),
  });
});
