import { describe, expect, test } from 'vitest';
import type { StatisticsRecord } from '#statistics/statistics.contract.ts';
import {
  breakdownCsvHead,
  breakdownCsvLine,
  statisticsCsv,
  statisticsCsvName,
} from '#statistics/statistics-csv.ts';
import { monthFigure, NOTHING_TAUGHT, periodFigure, sumOfParts } from '#statistics/statistics-figures.ts';
import { PERIOD_FIGURES } from '#statistics/statistics-tables.ts';

const taught = {
  startsOn: '2026-10-01',
  planned: 12,
  completed: 7,
  cancelled: 2,
  leftOpen: 1,
  minutes: 400,
  ratings: 3,
  stars: 13,
  homework: 6,
  onTime: 2,
  late: 1,
  overdue: 1,
};
const applied = { startsOn: '2026-10-02', applications: 4, matched: 2, matchMinutes: 4_530 };
const sums = sumOfParts([taught, applied]);

test('each figure of a period (R953, R954)', () => {
  expect(Object.fromEntries(PERIOD_FIGURES.map(figure => [figure, periodFigure(figure, sums)]))).toEqual({
    sessions: 7,
    hours: 6.7,
    completion: 70,
    cancellation: 20,
    noAnswer: 10,
    rating: 4.3,
    homework: 50,
    applications: 4,
    timeToMatch: 37.8,
  });
});

test('where nothing is counted a share is none, and a count is nought', () => {
  const nothing = sumOfParts([]);
  expect(PERIOD_FIGURES.filter(figure => periodFigure(figure, nothing) === null)).toEqual([
    'completion',
    'cancellation',
    'noAnswer',
    'rating',
    'homework',
    'timeToMatch',
  ]);
});

test('retention is the share of the last month’s students who came back (R956)', () => {
  const month = { month: '2026-10', students: 9, tutors: 2, returned: 6, studentsBefore: 8 };
  expect(monthFigure('retention', month)).toBe(75);
  expect(monthFigure('retention', { ...month, returned: 0, studentsBefore: 0 })).toBeNull();
});

describe('exports (R958)', () => {
  const part = { from: '2026-10-01', until: '2026-10-31', ...sums };
  const statistics = {
    parts: [part],
    months: [{ month: '2026-10', students: 9, tutors: 2, returned: 6, studentsBefore: 8 }],
    stages: [{ kind: 'student', stage: 'new', applications: 4 }],
  } as unknown as StatisticsRecord;

  test('hold the table behind a chart', () => {
    expect(statisticsCsv('hours', statistics)).toBe('\ufeffFrom,To,Hours\r\n2026-10-01,2026-10-31,6.7\r\n');
    expect(statisticsCsv('students', statistics)).toBe('\ufeffMonth,Active students\r\n2026-10,9\r\n');
    expect(statisticsCsv('stages', statistics)).toBe('\ufeffKind,Stage,Applications\r\nstudent,new,4\r\n');
  });

  test('a line of a tutor is no formula, and leaves empty what is not known', () => {
    expect(breakdownCsvHead('by-tutor')).toMatch(/^\ufeffTutor,Planned,Completed sessions,Hours,/);
    expect(breakdownCsvLine('=SUM(A1)', NOTHING_TAUGHT)).toBe("'=SUM(A1),0,0,0,,,,,\r\n");
  });

  test('are named by table and days', () => {
    expect(statisticsCsvName('timeToMatch', '2026-10-01', '2026-10-31')).toBe(
      'statistics-time-to-match-2026-10-01-2026-10-31.csv',
    );
  });
});
