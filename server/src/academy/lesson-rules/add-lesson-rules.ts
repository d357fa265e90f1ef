import { Refusal } from '@bayan/domain/errors';
import { earliestDayOf } from '@bayan/domain/lesson-rules/lesson-rules';
import type { LessonRulesForm } from '@bayan/domain/lesson-rules/lesson-rules.contract';
import { wallClock } from '@bayan/domain/time/zoned-time';
import type { Transaction } from '@bayan/platform/db/database';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { lockSettings } from '#academy/settings/settings.repository.ts';
import { findRulesOn, insertLessonRules } from './lesson-rules.repository.ts';

/** From tomorrow on at the earliest, and with notice where families lose something: nobody is late by surprise (R978). */
export async function addLessonRules(tx: Transaction, context: ActionContext, form: LessonRulesForm) {
  // One owner after another: the rules that a day has are compared with what comes after them.
  const { timezone } = await lockSettings(tx);
  const { validFrom } = form;
  const before = await findRulesOn(tx, validFrom);
  const today = wallClock(context.now, timezone).date;
  if (validFrom <= today || !before)
    throw new Refusal('input.invalid', { issues: [{ field: 'validFrom', problem: 'too-small' }] });
  if (before.validFrom === validFrom) throw new Refusal('lesson-rules.exists', { field: 'validFrom' });
  if (validFrom < earliestDayOf(before, form, today))
    throw new Refusal('lesson-rules.notice', { field: 'validFrom' });
  const after = await insertLessonRules(tx, { ...form, madeBy: context.actor.id, madeAt: context.now });
  if (!after) throw new Refusal('lesson-rules.exists', { field: 'validFrom' });
  await recordChange(tx, context, {
    action: 'lesson-rules.added',
    noun: 'lesson-rules',
    targetId: after.id,
    before,
    after,
  });
  return after;
}
