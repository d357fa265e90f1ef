import { expect, test } from 'vitest';
import { type LearntPart, onTimeShare, sessionFigures } from '#progress/progress-figures.ts';

const homework = { set: 0, onTime: 0, late: 0, open: 0, overdue: 0 };
const period = { from: '2026-10-01', until: '2026-12-31' };
const part = (month: string, subject: LearntPart['subject'], sums: Partial<LearntPart>): LearntPart => ({
  month,
  subject,
  sessions: 1,
  minutes: 60,
  given: { ratings: 0, stars: 0 },
  received: { ratings: 0, stars: 0 },
  ...sums,
});

test('figures are in all, by month with the empty ones, and by subject with the most hours first (R163)', () => {
  const { total, months, subjects } = sessionFigures(period, [
    part('2026-10', 'Algebra', { given: { ratings: 1, stars: 5 } }),
    part('2026-10', 'Physics', { minutes: 120, received: { ratings: 1, stars: 3 } }),
    part('2026-12', 'Algebra', { sessions: 2, minutes: 90, given: { ratings: 2, stars: 7 } }),
  ]);
  expect(total).toEqual({
    sessions: 4,
    minutes: 270,
    given: { ratings: 3, stars: 12 },
    received: { ratings: 1, stars: 3 },
  });
  expect(months.map(({ month, minutes }) => [month, minutes])).toEqual([
    ['2026-10', 180],
    ['2026-11', 0],
    ['2026-12', 90],
  ]);
  expect(subjects.map(({ subject, minutes, given }) => [subject, minutes, given.stars])).toEqual([
    ['Algebra', 150, 12],
    ['Physics', 120, 0],
  ]);
});

test('subjects with as many hours stand by their names', () => {
  const { subjects } = sessionFigures(period, [
    part('2026-10', 'Physics', {}),
    part('2026-10', 'History', {}),
  ]);
  expect(subjects.map(({ subject }) => subject)).toEqual(['History', 'Physics']);
});

test.each([
  [{ onTime: 2, late: 1, overdue: 0 }, 67],
  [{ onTime: 2, late: 0, overdue: 2 }, 50],
  [{ onTime: 0, late: 0, overdue: 1 }, 0],
  [{ onTime: 0, late: 0, overdue: 0 }, null],
])('of homework %j the share on time is %s (R165)', (counts, share) => {
  expect(onTimeShare({ ...homework, set: 9, open: 3, ...counts })).toBe(share);
});
