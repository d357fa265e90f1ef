import { describe, expect, test } from 'vitest';
import { actFor, type LessonFacts, riskOf } from '#today/lesson-risk.ts';

const START = new Date('2027-02-23T18:00:00Z');
const at = (minutes: number) => new Date(START.getTime() + minutes * 60_000);

const lesson = (different: Partial<LessonFacts> = {}): LessonFacts => ({
  status: 'scheduled',
  startsAt: START,
  endsAt: at(60),
  hasLink: true,
  isConfirmed: true,
  isFirst: false,
  isTutorAway: false,
  isTutorIn: false,
  isFamilyIn: false,
  ...different,
});

describe('a lesson that has begun (R941)', () => {
  test('is late three minutes after its start, and not before', () => {
    expect(riskOf(lesson(), new Date(at(3).getTime() - 1))).toBeNull();
    expect(riskOf(lesson(), at(3))).toEqual({ moment: 'late', risks: ['nobody-in'] });
  });

  test('says who is missing, and what settles that', () => {
    const family = riskOf(lesson({ isTutorIn: true, status: 'in-progress' }), at(6));
    expect(family).toEqual({ moment: 'late', risks: ['family-missing'] });
    expect(actFor(family?.risks ?? [])).toBe('write-family');
    const tutor = riskOf(lesson({ isFamilyIn: true }), at(6));
    expect(tutor?.risks).toEqual(['tutor-missing']);
    expect(actFor(tutor?.risks ?? [])).toBe('call-tutor');
    expect(riskOf(lesson({ isTutorIn: true, isFamilyIn: true }), at(6))).toBeNull();
  });

  test('is late at once without a link, which nobody can join', () => {
    const risk = riskOf(lesson({ hasLink: false }), at(4));
    expect(risk).toEqual({ moment: 'late', risks: ['no-link', 'nobody-in'] });
    expect(actFor(risk?.risks ?? [])).toBe('add-link');
    expect(riskOf(lesson({ hasLink: false }), START)?.risks).toEqual(['no-link']);
  });
});

describe('a lesson to come (R941)', () => {
  test.each([
    [{ hasLink: false }, ['no-link'], 'add-link'],
    [{ isTutorAway: true }, ['tutor-away'], 'move'],
    [{ isFirst: true }, ['first'], 'write-family'],
    [{ isConfirmed: false }, ['not-confirmed'], 'write-family'],
    [
      { hasLink: false, isFirst: true, isConfirmed: false },
      ['no-link', 'first', 'not-confirmed'],
      'add-link',
    ],
  ] as const)('with %o is at risk of %j, and %s settles it', (facts, risks, act) => {
    const found = riskOf(lesson(facts), at(-30));
    expect(found).toEqual({ moment: 'next', risks });
    expect(actFor(found?.risks ?? [])).toBe(act);
  });

  test('is looked at a day ahead, and should be confirmed three hours ahead', () => {
    expect(riskOf(lesson({ hasLink: false }), at(-24 * 60))?.risks).toEqual(['no-link']);
    expect(riskOf(lesson({ hasLink: false }), at(-24 * 60 - 1))).toBeNull();
    expect(riskOf(lesson({ isConfirmed: false }), at(-180))?.risks).toEqual(['not-confirmed']);
    expect(riskOf(lesson({ isConfirmed: false }), at(-181))).toBeNull();
  });

  test('with nothing wrong is not on the board', () => expect(riskOf(lesson(), at(-30))).toBeNull());
});

test('a lesson that is over waits to be closed until somebody does (R941)', () => {
  const risk = riskOf(lesson({ status: 'in-progress', isTutorIn: true }), at(60));
  expect(risk).toEqual({ moment: 'over', risks: ['left-open'] });
  expect(actFor(risk?.risks ?? [])).toBe('close');
  expect(riskOf(lesson({ status: 'completed' }), at(90))).toBeNull();
  expect(riskOf(lesson({ status: 'cancelled' }), at(5))).toBeNull();
});
