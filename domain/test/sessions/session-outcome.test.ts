import { describe, expect, test } from 'vitest';
import { consequenceOf } from '#sessions/session-consequence.ts';
import {
  endedBy,
  endingAfter,
  type FailureSide,
  fitsStatus,
  NO_ENDING,
  SESSION_OUTCOMES,
  usualOutcome,
} from '#sessions/session-outcome.ts';

test('what was taught is completed, everything else cancelled (R490)', () => {
  const completed = SESSION_OUTCOMES.filter(outcome => fitsStatus(outcome, 'completed'));
  expect(completed).toEqual(['taught', 'cut-short']);
  expect(SESSION_OUTCOMES.filter(outcome => fitsStatus(outcome, 'cancelled'))).toEqual(
    SESSION_OUTCOMES.filter(outcome => !completed.includes(outcome)),
  );
  expect(SESSION_OUTCOMES.some(outcome => fitsStatus(outcome, 'scheduled'))).toBe(false);
});

test('who says no more means taught, or cancelled by the academy', () => {
  expect(usualOutcome('completed')).toBe('taught');
  expect(usualOutcome('cancelled')).toBe('academy-cancelled');
  expect(usualOutcome('in-progress')).toBeNull();
});

describe('what a closing means in minutes, for a lesson of 60 (R491)', () => {
  const minutes = (...ending: Parameters<typeof consequenceOf>) => {
    const { familyMinutes, tutorMinutes, owesLesson } = consequenceOf(...ending);
    return [familyMinutes, tutorMinutes, owesLesson];
  };
  const failed = (failureSide: FailureSide) => ({ ...endedBy('technical-failure'), failureSide });

  test.each([
    ['taught', [60, 60, false]],
    ['family-cancelled', [0, 0, false]],
    ['late-cancelled', [60, 60, false]],
    ['academy-cancelled', [0, 0, false]],
    ['student-absent', [60, 60, false]],
    ['tutor-absent', [0, 0, true]],
    ['withdrawn', [0, 0, false]],
    ['void', [0, 0, false]],
  ] as const)('%s', (outcome, expected) => {
    expect(minutes(endedBy(outcome), 60)).toEqual(expected);
  });

  test('cut short counts what was taught', () => {
    expect(minutes({ ...endedBy('cut-short'), taughtMinutes: 35 }, 60)).toEqual([35, 35, false]);
  });

  test('a technical failure is nobody’s cost but the academy’s, unless it was the tutor’s', () => {
    expect(minutes(failed('family'), 60)).toEqual([0, 60, false]);
    expect(minutes(failed('unknown'), 60)).toEqual([0, 60, false]);
    expect(minutes(failed('tutor'), 60)).toEqual([0, 0, false]);
  });

  test('one that is open again counts nothing', () => {
    expect(minutes(NO_ENDING, 60)).toEqual([0, 0, false]);
  });
});

test('a correction that makes a session as short as what was taught leaves nothing cut', () => {
  const cut = { ...endedBy('cut-short'), taughtMinutes: 30 };
  expect(endingAfter(cut, 45)).toEqual(cut);
  expect(endingAfter(cut, 30)).toEqual(endedBy('taught'));
  expect(endingAfter(endedBy('taught'), 30)).toEqual(endedBy('taught'));
});
