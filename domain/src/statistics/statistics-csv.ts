import { csvCell } from '#sessions/session-csv.ts';
import type { StatisticsRecord, TeachingSums } from './statistics.contract.ts';
import { monthFigure, periodFigure, teachingFigure } from './statistics-figures.ts';
import {
  BREAKDOWNS,
  type Breakdown,
  MONTH_FIGURES,
  type MonthFigure,
  type PeriodFigure,
  type StatisticsTable,
  TEACHING_FIGURES,
} from './statistics-tables.ts';

/** The tables that one answer of the statistics holds whole. */
type OwnTable = Exclude<StatisticsTable, Breakdown>;

export const isBreakdown = (table: StatisticsTable): table is Breakdown =>
  BREAKDOWNS.some(name => name === table);
const isOfMonth = (table: PeriodFigure | MonthFigure): table is MonthFigure =>
  MONTH_FIGURES.some(name => name === table);

const COLUMNS: Readonly<Record<PeriodFigure | MonthFigure, string>> = {
  sessions: 'Completed sessions',
  hours: 'Hours',
  completion: 'Completed (%)',
  cancellation: 'Cancelled (%)',
  noAnswer: 'Left open (%)',
  rating: 'Average rating',
  homework: 'Homework on time (%)',
  applications: 'Applications',
  timeToMatch: 'Hours to a match',
  students: 'Active students',
  tutors: 'Active tutors',
  retention: 'Returned students (%)',
};
const KEYS: Readonly<Record<Breakdown, string>> = {
  'by-subject': 'Subject',
  'by-country': 'Country',
  'by-tutor': 'Tutor',
};

/** Marks the file as UTF-8 for spreadsheet programs. */
const BYTE_ORDER_MARK = '\ufeff';
type Cell = string | number | null;
const lineOf = (cells: readonly Cell[]) => `${cells.map(cell => csvCell(String(cell ?? ''))).join(',')}\r\n`;

function rowsOf(table: OwnTable, { parts, months, stages }: StatisticsRecord): Cell[][] {
  if (table === 'stages')
    return [
      ['Kind', 'Stage', 'Applications'],
      ...stages.map(({ kind, stage, applications }) => [kind, stage, applications]),
    ];
  if (isOfMonth(table))
    return [['Month', COLUMNS[table]], ...months.map(month => [month.month, monthFigure(table, month)])];
  return [
    ['From', 'To', COLUMNS[table]],
    ...parts.map(part => [part.from, part.until, periodFigure(table, part)]),
  ];
}

/** The table behind a chart. */
export const statisticsCsv = (table: OwnTable, statistics: StatisticsRecord): string =>
  BYTE_ORDER_MARK + rowsOf(table, statistics).map(lineOf).join('');

export const breakdownCsvHead = (breakdown: Breakdown): string =>
  BYTE_ORDER_MARK + lineOf([KEYS[breakdown], 'Planned', ...TEACHING_FIGURES.map(figure => COLUMNS[figure])]);

export const breakdownCsvLine = (name: string, sums: TeachingSums): string =>
  lineOf([name, sums.planned, ...TEACHING_FIGURES.map(figure => teachingFigure(figure, sums))]);

export const statisticsCsvName = (table: StatisticsTable, from: string, until: string): string =>
  `statistics-${table.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}-${from}-${until}.csv`;
