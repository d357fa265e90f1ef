import { expect, test } from 'vitest';
import { closingTimes } from '#sessions/closing-time.ts';
import { offeredOutcomes } from '#sessions/offered-outcomes.ts';

const startsAt = new Date('2027-03-21T16:00:00Z');
const times = closingTimes(
  { startsAt, tutorLeftAt: null },
  { cutOffHours: 24, tutorWaitsMinutes: 15, familyWaitsMinutes: 10 },
);
const at = (now: string, isAdmin = false) =>
  offeredOutcomes({ startsAt, ...times, isAdmin, now: new Date(now) });

test('before it begins a session is cancelled by the academy, or by the family: in time or late', () => {
  expect(at('2027-03-20T16:00:00Z')).toEqual(['academy-cancelled', 'family-cancelled']);
  expect(at('2027-03-20T16:00:01Z')).toEqual(['academy-cancelled', 'late-cancelled']);
  expect(at('2027-03-20T16:00:01Z', true)).toEqual([
    'academy-cancelled',
    'late-cancelled',
    'family-cancelled',
  ]);
});

test('an absence is offered once the other has waited long enough (R515)', () => {
  expect(at('2027-03-21T16:09:59Z')).toEqual([
    'technical-failure',
    'cut-short',
    'late-cancelled',
    'academy-cancelled',
  ]);
  expect(at('2027-03-21T16:10:00Z')[0]).toBe('tutor-absent');
  expect(at('2027-03-21T16:14:59Z')).not.toContain('student-absent');
  expect(at('2027-03-21T16:15:00Z').slice(0, 2)).toEqual(['student-absent', 'tutor-absent']);
});
