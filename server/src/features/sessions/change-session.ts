import { Refusal } from '@bayan/domain/errors';
import type { Member } from '@bayan/domain/profiles/actor';
import type { SessionRecord } from '@bayan/domain/sessions/session';
import type { ChangeSessionForm } from '@bayan/domain/sessions/session-form';
import { OPEN_STATUSES } from '@bayan/domain/sessions/session-status';
import type { Transaction } from '../../db/database.ts';
import { recordChange } from '../audit/audit.repository.ts';
import { refuseClash, refuseTooLong, startOf } from './session-moment.ts';
import { sessionToChange } from './session-to-change.ts';
import { findSession, updateSession } from './sessions.repository.ts';

interface Change {
  readonly actor: Member;
  readonly id: string;
  readonly version: number;
  readonly form: ChangeSessionForm;
  readonly now: Date;
  readonly requestId: string;
}

export async function changeSession(tx: Transaction, change: Change): Promise<SessionRecord> {
  const { actor, id, version, form, now, requestId } = change;
  const before = await sessionToChange(tx, { actor, id, version });
  if (before.status === 'cancelled') throw new Refusal('session.closed');

  const { date, time, timezone, duration, ...texts } = form;
  const enteredTimezone = timezone ?? actor.timezone;
  const startsAt = date && time ? startOf(date, time, enteredTimezone) : before.startsAt;
  const durationMinutes = duration ?? before.duration;
  if (duration !== undefined) await refuseTooLong(tx, duration);
  if (OPEN_STATUSES.some(status => status === before.status)) {
    const people = { tutorId: before.tutor.id, studentId: before.student.id };
    await refuseClash(tx, actor, { ...people, startsAt, durationMinutes, except: id });
  }
  await updateSession(tx, id, {
    ...withoutUndefined(texts),
    startsAt,
    durationMinutes,
    ...(date ? { enteredTimezone } : {}),
  });
  const after = await findSession(tx, actor, id);
  if (!after) throw new Refusal('not-found');
  await recordChange(tx, {
    actorId: actor.id,
    action: 'session.changed',
    noun: 'sessions',
    targetId: id,
    before,
    after,
    requestId,
    now,
  });
  return after;
}

/** A field that was not sent stays as it is. */
function withoutUndefined<T extends object>(values: T) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}
