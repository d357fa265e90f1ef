import type { AddTimeOffForm } from '@bayan/domain/time-off/time-off.contract';
import type { Transaction } from '@bayan/platform/db/database';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { tutorToPlan } from '#teaching/availability/tutor-to-plan.ts';
import { uncoveredByTimeOff } from '#teaching/availability/uncovered-sessions.ts';
import { findTimeOff, insertTimeOff } from './time-off.repository.ts';
import { acceptedSpan } from './typed-span.ts';

/** The lessons in it stay. They are listed, so that somebody decides about them (R482). */
export async function addTimeOff(tx: Transaction, context: ActionContext, form: AddTimeOffForm) {
  const { actor, now } = context;
  const { tutorId: asked, kind, note, ...typed } = form;
  const tutor = await tutorToPlan(tx, actor, asked);
  const tutorId = tutor.id;
  const span = await acceptedSpan(
    tx,
    tutorId,
    { ...typed, timezone: typed.timezone ?? tutor.timezone },
    null,
  );
  const id = await insertTimeOff(tx, {
    tutorId,
    startsAt: span.from,
    endsAt: span.until,
    kind,
    note,
    createdAt: now,
    updatedAt: now,
  });
  const timeOff = await findTimeOff(tx, actor, id);
  if (!timeOff) throw new Error('new time off is not visible to the one who added it');
  await recordChange(tx, context, {
    action: 'time-off.added',
    noun: 'time-off',
    targetId: id,
    after: timeOff,
  });
  return { timeOff, ...(await uncoveredByTimeOff(tx, { tutorId, now }, span)) };
}
