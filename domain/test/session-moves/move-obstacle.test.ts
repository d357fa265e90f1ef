import { expect, test } from 'vitest';
import { type MoveState, moveObstacle, movesLeft } from '#session-moves/move-obstacle.ts';
import { monthOf, moveRange } from '#session-moves/move-range.ts';

const rules = {
  ...{ cutOffHours: 24, movesPerLesson: 2, movesPerMonth: 4, furthestDays: 14, leadHours: 12 },
  ...{ tutorWaitsMinutes: 15, familyWaitsMinutes: 10, selfService: true },
};
/** Sunday 21 March 2027, 19:00 in Riyadh. */
const startsAt = new Date('2027-03-21T16:00:00Z');
const state: MoveState = {
  ...{ startsAt, tutorLeftAt: null, isTutorActive: true, hasHours: true, rules },
  moves: { ofSession: 0, inMonth: 0 },
  now: new Date('2027-03-20T16:00:00Z'),
};

test('a family moves a session until the cut-off, and not one second later (R513)', () => {
  expect(moveObstacle(state)).toBeNull();
  expect(moveObstacle({ ...state, now: new Date('2027-03-20T16:00:01Z') })).toBe('cut-off');
});

test.each([
  [{ rules: { ...rules, selfService: false } }, 'no-self-service'],
  [{ tutorLeftAt: startsAt }, 'no-tutor'],
  [{ isTutorActive: false }, 'no-tutor'],
  [{ moves: { ofSession: 2, inMonth: 2 } }, 'moves-used'],
  [{ moves: { ofSession: 0, inMonth: 4 } }, 'moves-used'],
  [{ hasHours: false }, 'no-hours'],
])('%j stands in the way: %s', (different, obstacle) => {
  expect(moveObstacle({ ...state, ...different })).toBe(obstacle);
});

test('the moves that are left are the fewer of both numbers, and never below none', () => {
  expect(movesLeft({ ofSession: 0, inMonth: 0 }, rules)).toBe(2);
  expect(movesLeft({ ofSession: 1, inMonth: 3 }, rules)).toBe(1);
  expect(movesLeft({ ofSession: 3, inMonth: 0 }, rules)).toBe(0);
});

test('a new start is at least the lead time ahead, and at most the furthest day from the original one (R510)', () => {
  const now = new Date('2027-03-20T10:00:00Z');
  const { from, until } = moveRange(startsAt, rules, now);
  expect(from).toEqual(new Date('2027-03-20T22:00:00Z'));
  expect(until).toEqual(new Date('2027-04-04T16:00:00.001Z'));
  // Moved months ahead of itself, it is near nothing.
  expect(moveRange(startsAt, rules, new Date('2027-01-01T00:00:00Z')).from).toEqual(
    new Date('2027-03-07T16:00:00Z'),
  );
});

test.each([
  ['2027-03-31T20:59:59Z', '2027-02-28T21:00:00Z', '2027-03-31T21:00:00Z'],
  ['2027-03-31T21:00:00Z', '2027-03-31T21:00:00Z', '2027-04-30T21:00:00Z'],
  ['2027-12-31T21:00:00Z', '2027-12-31T21:00:00Z', '2028-01-31T21:00:00Z'],
])('at %s the family’s month runs from %s', (now, from, until) => {
  expect(monthOf(new Date(now), 'Asia/Riyadh')).toEqual({ from: new Date(from), until: new Date(until) });
});
