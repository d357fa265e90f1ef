import { latinDigits } from '@bayan/domain/fields/latin-digits';
import {
  earliestDayOf,
  LESSON_RULE_NUMBERS,
  type LessonRuleNumber,
  type LessonRules,
  rulesAt,
  stricterRules,
} from '@bayan/domain/lesson-rules/lesson-rules';
import { LESSON_RULE_LIMITS } from '@bayan/domain/lesson-rules/lesson-rules.limits';

/** What stands in the fields of the rules. */
export type RuleFields = Readonly<Record<LessonRuleNumber, string>> & {
  readonly selfService: boolean;
  readonly validFrom: string | null;
};

export const ruleFieldsOf = (rules: LessonRules): RuleFields => ({
  ...(Object.fromEntries(LESSON_RULE_NUMBERS.map(name => [name, String(rules[name])])) as Record<
    LessonRuleNumber,
    string
  >),
  selfService: rules.selfService,
  validFrom: null,
});

/** Null where it is no whole number, or out of range. */
function numberIn(typed: string, name: LessonRuleNumber): number | null {
  const text = latinDigits(typed.trim());
  const { min, max } = LESSON_RULE_LIMITS[name];
  const number = /^\d{1,3}$/.test(text) ? Number(text) : -1;
  return number >= min && number <= max ? number : null;
}

type Version = LessonRules & { readonly validFrom: string };

/** What is typed, and what is wrong with it before the server is asked (R978). */
export function checkRules(typed: RuleFields, versions: readonly Version[], today: string) {
  const wrong = LESSON_RULE_NUMBERS.filter(name => numberIn(typed[name], name) === null);
  const numbers = Object.fromEntries(
    LESSON_RULE_NUMBERS.map(name => [name, numberIn(typed[name], name) ?? 0]),
  ) as Record<LessonRuleNumber, number>;
  const rules: LessonRules = { ...numbers, selfService: typed.selfService };
  const { validFrom } = typed;
  const before = validFrom === null ? null : rulesAt(validFrom, versions);
  const stricter = before ? stricterRules(before, rules) : [];
  const earliest = before && earliestDayOf(before, rules, today);
  const isTooSoon = validFrom !== null && (earliest === null || validFrom < earliest);
  const isRight = wrong.length === 0 && validFrom !== null && !isTooSoon;
  return {
    wrong,
    rules,
    before,
    stricter,
    earliest,
    isTooSoon,
    body: isRight ? { ...rules, validFrom } : null,
  };
}
