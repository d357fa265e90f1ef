import { addDays } from '#time/days.ts';
import { LESSON_RULE_LIMITS, LESSON_RULE_NOTICE_DAYS } from './lesson-rules.limits.ts';

/** Until when and how often a family may move or cancel, and how long each waits for the other (R510). */
export interface LessonRules {
  /** Before the start, for cancelling and moving free of charge. */
  readonly cutOffHours: number;
  readonly movesPerLesson: number;
  /** Of one student, by the family's clock. */
  readonly movesPerMonth: number;
  /** From the original start to the new one. */
  readonly furthestDays: number;
  /** Between the move and the new start. */
  readonly leadHours: number;
  readonly tutorWaitsMinutes: number;
  readonly familyWaitsMinutes: number;
  /** Whether families move lessons themselves. */
  readonly selfService: boolean;
}
export type LessonRuleNumber = keyof typeof LESSON_RULE_LIMITS;
export type LessonRuleName = keyof LessonRules;

export const LESSON_RULE_NUMBERS = Object.keys(LESSON_RULE_LIMITS) as LessonRuleNumber[];
export const LESSON_RULE_NAMES: readonly LessonRuleName[] = [...LESSON_RULE_NUMBERS, 'selfService'];

/** More of these takes something from a family; of the others, less does. */
const MORE_IS_STRICTER: ReadonlySet<LessonRuleName> = new Set([
  'cutOffHours',
  'leadHours',
  'familyWaitsMinutes',
]);

export const changedRules = (before: LessonRules, after: LessonRules) =>
  LESSON_RULE_NAMES.filter(name => before[name] !== after[name]);

/** What families lose by a change of the rules. */
export const stricterRules = (before: LessonRules, after: LessonRules) =>
  changedRules(before, after).filter(name => after[name] > before[name] === MORE_IS_STRICTER.has(name));

/** The first day on which they may hold: tomorrow, or after the notice where one of them is stricter (R510). */
export const earliestDayOf = (before: LessonRules, after: LessonRules, today: string): string =>
  addDays(today, stricterRules(before, after).length > 0 ? LESSON_RULE_NOTICE_DAYS : 1);

/** The rules of a lesson that starts on a day. Versions may come in any order; the first holds since ever. */
export function rulesAt<Version extends { readonly validFrom: string }>(
  day: string,
  versions: readonly Version[],
): Version | null {
  const begun = versions.filter(({ validFrom }) => validFrom <= day);
  return begun.toSorted((a, b) => b.validFrom.localeCompare(a.validFrom))[0] ?? null;
}
