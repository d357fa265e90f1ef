import type { LessonRules } from './lesson-rules.ts';

type CutOff = Pick<LessonRules, 'cutOffHours'>;

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;

/** Until then a family cancels or moves free of charge (R511). By elapsed time, whatever clocks do. */
export const cutOffOf = (startsAt: Date, { cutOffHours }: CutOff): Date =>
  new Date(startsAt.getTime() - cutOffHours * HOUR_MS);

/** In the second of the cut-off it is still free. */
export const lateFrom = (startsAt: Date, rules: CutOff): Date =>
  new Date(cutOffOf(startsAt, rules).getTime() + SECOND_MS);
