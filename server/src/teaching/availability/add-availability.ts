import type { AddAvailabilityForm } from '@bayan/domain/availability/availability.contract';
import { Refusal } from '@bayan/domain/errors';
import { addDays } from '@bayan/domain/time/days';
import type { Transaction } from '@bayan/platform/db/database';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import {
  findAvailability,
  findOverlapping,
  insertAvailability,
  lockAvailability,
  updateAvailability,
} from './availability.repository.ts';
import { tutorToPlan } from './tutor-to-plan.ts';
import { withUncoveredSessions } from './uncovered-sessions.ts';

/** The set that holds on the first day ends the day before (R475). */
export async function addAvailability(tx: Transaction, context: ActionContext, form: AddAvailabilityForm) {
  const { actor, now } = context;
  const { tutorId: asked, hours, timezone, ...fields } = form;
  const tutor = await tutorToPlan(tx, actor, asked);
  const values = { ...fields, tutorId: tutor.id, timezone: timezone ?? tutor.timezone };
  const { saved, ...misfits } = await withUncoveredSessions(tx, { tutorId: tutor.id, now }, async () => {
    const first = await findOverlapping(tx, values, null);
    if (first && first.validFrom < form.validFrom) await endBefore(tx, context, first.id, form.validFrom);
    if (await findOverlapping(tx, values, null)) throw new Refusal('availability.overlap');
    const id = await insertAvailability(tx, { ...values, createdAt: now, updatedAt: now }, hours);
    const after = await findAvailability(tx, actor, id);
    if (!after) throw new Error('new hours are not visible to the one who added them');
    await recordChange(tx, context, {
      action: 'availability.added',
      noun: 'availability',
      targetId: id,
      after,
    });
    return after;
  });
  return { availability: saved, ...misfits };
}

async function endBefore(tx: Transaction, context: ActionContext, id: string, day: string) {
  const before = await lockAvailability(tx, context.actor, id);
  await updateAvailability(tx, id, { validUntil: addDays(day, -1) });
  const after = await findAvailability(tx, context.actor, id);
  if (!before || !after) throw new Error('hours are gone while others take their place');
  await recordChange(tx, context, {
    action: 'availability.changed',
    noun: 'availability',
    targetId: id,
    before,
    after,
  });
}
