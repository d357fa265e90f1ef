import type { ChangeAvailabilityForm } from '@bayan/domain/availability/availability.contract';
import { Refusal } from '@bayan/domain/errors';
import type { Transaction } from '@bayan/platform/db/database';
import { givenValues } from '@bayan/platform/db/given-values';
import type { RecordVersion } from '@bayan/platform/http/route';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import {
  findAvailability,
  findOverlapping,
  replaceHours,
  updateAvailability,
} from './availability.repository.ts';
import { lockForChange } from './lock-availability.ts';
import { withUncoveredSessions } from './uncovered-sessions.ts';

export async function changeAvailability(
  tx: Transaction,
  context: ActionContext,
  seen: RecordVersion,
  { hours, ...form }: ChangeAvailabilityForm,
) {
  const { actor, now } = context;
  const before = await lockForChange(tx, actor, seen);
  const { id } = seen;
  const values = givenValues(form);
  const validity = { ...before, ...values, tutorId: before.tutor.id };
  if (validity.validUntil !== null && validity.validUntil < validity.validFrom)
    throw new Refusal('input.invalid', { issues: [{ field: 'validUntil', problem: 'too-small' }] });
  const { saved, ...misfits } = await withUncoveredSessions(
    tx,
    { tutorId: before.tutor.id, now },
    async () => {
      if (await findOverlapping(tx, validity, id)) throw new Refusal('availability.overlap');
      await updateAvailability(tx, id, { ...values, updatedAt: now });
      if (hours) await replaceHours(tx, id, hours);
      const after = await findAvailability(tx, actor, id);
      if (!after) throw new Refusal('not-found');
      await recordChange(tx, context, {
        action: 'availability.changed',
        noun: 'availability',
        targetId: id,
        before,
        after,
      });
      return after;
    },
  );
  return { availability: saved, ...misfits };
}
