import type { LessonRules } from '@bayan/domain/lesson-rules/lesson-rules';
import { wallClock } from '@bayan/domain/time/zoned-time';
import type { Queryable } from '@bayan/platform/db/database';
import { findRulesOn } from '#academy/lesson-rules/lesson-rules.repository.ts';
import { readSettings } from '#academy/settings/settings.repository.ts';

/** The rules of the day on which a session starts, by the academy's clock (R978). */
export async function rulesOf(
  db: Queryable,
  { startsAt }: { readonly startsAt: Date },
): Promise<LessonRules> {
  const { timezone } = await readSettings(db);
  const rules = await findRulesOn(db, wallClock(startsAt, timezone).date);
  if (!rules) throw new Error('the academy has had rules for lessons since its first day');
  return rules;
}
