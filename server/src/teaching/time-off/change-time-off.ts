import { Refusal } from '@bayan/domain/errors';
import type { ChangeTimeOffForm } from '@bayan/domain/time-off/time-off.contract';
import type { Transaction } from '@bayan/platform/db/database';
import { givenValues } from '@bayan/platform/db/given-values';
import type { RecordVersion } from '@bayan/platform/http/route';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { readTimezone } from '#people/profiles/profiles.repository.ts';
import { uncoveredByTimeOff } from '#teaching/availability/uncovered-sessions.ts';
import { lockForChange } from './lock-time-off.ts';
import { findTimeOff, updateTimeOff } from './time-off.repository.ts';
import { acceptedSpan } from './typed-span.ts';

export async function changeTimeOff(
  tx: Transaction,
  context: ActionContext,
  seen: RecordVersion,
  { kind, note, fromOn, untilOn, ...times }: ChangeTimeOffForm,
) {
  const { actor, now } = context;
  const before = await lockForChange(tx, actor, seen);
  const { id } = seen;
  const tutorId = before.tutor.id;
  const timezone = times.timezone ?? (await readTimezone(tx, tutorId));
  const span =
    fromOn !== undefined && untilOn !== undefined
      ? await acceptedSpan(tx, tutorId, { ...times, fromOn, untilOn, timezone }, id)
      : { from: before.startsAt, until: before.endsAt };
  await updateTimeOff(tx, id, {
    ...givenValues({ kind, note }),
    startsAt: span.from,
    endsAt: span.until,
    updatedAt: now,
  });
  const timeOff = await findTimeOff(tx, actor, id);
  if (!timeOff) throw new Refusal('not-found');
  await recordChange(tx, context, {
    action: 'time-off.changed',
    noun: 'time-off',
    targetId: id,
    before,
    after: timeOff,
  });
  return { timeOff, ...(await uncoveredByTimeOff(tx, { tutorId, now }, span)) };
}
