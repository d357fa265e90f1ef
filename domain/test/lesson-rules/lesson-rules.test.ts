import { describe, expect, test } from 'vitest';
import { earliestDayOf, type LessonRules, rulesAt, stricterRules } from '#lesson-rules/lesson-rules.ts';

const rules: LessonRules = {
  cutOffHours: 24,
  movesPerLesson: 2,
  movesPerMonth: 4,
  furthestDays: 14,
  leadHours: 12,
  tutorWaitsMinutes: 15,
  familyWaitsMinutes: 10,
  selfService: true,
};

describe('rules for moving and cancelling (R978)', () => {
  test.each([
    [{ cutOffHours: 48 }, ['cutOffHours']],
    [{ cutOffHours: 12 }, []],
    [{ movesPerLesson: 1, movesPerMonth: 5 }, ['movesPerLesson']],
    [{ movesPerMonth: 3 }, ['movesPerMonth']],
    [{ furthestDays: 7 }, ['furthestDays']],
    [{ leadHours: 13 }, ['leadHours']],
    [{ tutorWaitsMinutes: 10 }, ['tutorWaitsMinutes']],
    [{ familyWaitsMinutes: 15 }, ['familyWaitsMinutes']],
    [{ selfService: false }, ['selfService']],
  ] satisfies [Partial<LessonRules>, string[]][])('with %o take from families: %o', (change, taken) => {
    expect(stricterRules(rules, { ...rules, ...change })).toEqual(taken);
    if (taken.length === 0) expect(stricterRules({ ...rules, ...change }, rules)).not.toEqual([]);
  });

  test('hold from tomorrow on, or after 14 days where families lose something', () => {
    expect(earliestDayOf(rules, { ...rules, cutOffHours: 12 }, '2026-11-18')).toBe('2026-11-19');
    expect(earliestDayOf(rules, { ...rules, cutOffHours: 48 }, '2026-11-18')).toBe('2026-12-02');
  });

  test('are those of the day on which the lesson starts', () => {
    const versions = ['2026-12-02', '2000-01-01', '2027-01-01'].map(validFrom => ({ validFrom }));
    const at = (day: string) => rulesAt(day, versions)?.validFrom ?? null;
    expect(['1999-12-31', '2026-12-01', '2026-12-02', '2028-01-01'].map(at)).toEqual([
      null,
      '2000-01-01',
      '2026-12-02',
      '2027-01-01',
    ]);
  });
});
