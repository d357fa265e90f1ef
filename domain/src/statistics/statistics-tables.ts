/** Figures of teaching, for the academy, a tutor, a subject or a country. */
export const TEACHING_FIGURES = [
  'sessions',
  'hours',
  'completion',
  'cancellation',
  'noAnswer',
  'rating',
  'homework',
] as const;
export type TeachingFigure = (typeof TEACHING_FIGURES)[number];

/** Figures of each day, week or month of a period. */
export const PERIOD_FIGURES = [...TEACHING_FIGURES, 'applications', 'timeToMatch'] as const;
export type PeriodFigure = (typeof PERIOD_FIGURES)[number];

/** Figures of calendar months alone: who was there, each counted once (R955). */
export const MONTH_FIGURES = ['students', 'tutors', 'retention'] as const;
export type MonthFigure = (typeof MONTH_FIGURES)[number];

export const BREAKDOWNS = ['by-subject', 'by-country', 'by-tutor'] as const;
export type Breakdown = (typeof BREAKDOWNS)[number];

/** Each chart and each table, which can be exported by itself (R958). */
export const STATISTICS_TABLES = [...PERIOD_FIGURES, ...MONTH_FIGURES, 'stages', ...BREAKDOWNS] as const;
export type StatisticsTable = (typeof STATISTICS_TABLES)[number];
