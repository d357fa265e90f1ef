import { Refusal } from '@bayan/domain/errors';
import type { Member } from '@bayan/domain/profiles/actor';
import { canReadSession } from '@bayan/domain/sessions/session.policy';
import type { SessionStatus } from '@bayan/domain/sessions/session-status';
import {
  earliestFor,
  isAheadOfTime,
  isMovedIntoPast,
  isTooFarAhead,
  isTooLongAgo,
} from '@bayan/domain/sessions/session-times';
import type { SessionRecord } from '@bayan/domain/sessions/sessions.contract';
import { type SessionClashRecord, sessionClash } from '@bayan/domain/sessions/sessions.contract';
import { instantOf } from '@bayan/domain/time/zoned-time';
import type { Queryable, Transaction } from '@bayan/platform/db/database';
import { readSettings } from '#academy/settings/settings.repository.ts';
import { findClash, findTaught } from './session-clash.repository.ts';

/** The instant a form means, read in the zone it was typed in. */
export function startOf(date: string, time: string, timezone: string): Date {
  const start = instantOf(date, time, timezone);
  if (start === null) throw new Refusal('session.time-skipped', { field: 'time' });
  return start;
}

/** That a session is typed for a time for which none is logged or planned: `since` is when it was logged (R495). */
export function refuseOutOfReach(startsAt: Date, now: Date, since = now) {
  if (isTooLongAgo(startsAt, since)) throw new Refusal('session.too-old', { field: 'date' });
  if (isTooFarAhead(startsAt, now)) throw new Refusal('session.too-far', { field: 'date' });
}

/** That a session is typed as going on or as over before it is (R495). */
export function refuseFuture(status: SessionStatus, startsAt: Date, now: Date) {
  if (isAheadOfTime(status, startsAt, now)) throw new Refusal('session.future', { field: 'date' });
}

/** That a lesson which is not over is put where it would be over, or under way, unseen (R725). */
export function refusePast(
  before: Pick<SessionRecord, 'status' | 'startsAt' | 'duration'>,
  after: Pick<SessionRecord, 'startsAt' | 'duration'>,
  now: Date,
) {
  if (isMovedIntoPast(before, after, now)) throw new Refusal('session.past', { field: 'time' });
}

/** That one which stands in the diary is started or completed before it is time (R495). */
export function refuseTooEarly(status: SessionStatus, startsAt: Date, now: Date) {
  const from = earliestFor(status, startsAt);
  if (from !== null && isAheadOfTime(status, startsAt, now))
    throw new Refusal('session.too-early', { field: 'status', from });
}

export async function refuseTooLong(tx: Transaction, minutes: number) {
  const { maxSessionDuration } = await readSettings(tx);
  if (minutes > maxSessionDuration) throw new Refusal('session.too-long', { field: 'duration' });
}

export interface SessionSlot {
  readonly tutorId: string;
  readonly studentId: string;
  readonly startsAt: Date;
  readonly durationMinutes: number;
  readonly except: string | null;
  /** Where the session waits for another tutor: then it is in the way of its student alone. */
  readonly tutorLeftAt?: Date | null;
}

/** Says which session is in the way. The database refuses the overlap too, whatever happens between look and write. */
export async function refuseClash(tx: Transaction, actor: Member, wish: SessionSlot) {
  const clash = await clashWith(tx, actor, wish);
  if (clash) throw new Refusal('session.clash', { field: 'time', clash: sessionClash.parse(clash) });
}

/** Of what took place the tutor's time alone counts: two tutors may note times that meet by minutes (R496). */
export async function refuseTaught(tx: Transaction, actor: Member, wish: SessionSlot) {
  const found = await findTaught(tx, actor, { ...wish, endsAt: endOf(wish) });
  if (!found) return;
  const clash = sessionClash.parse(clashOf(found, actor, wish));
  throw new Refusal('session.clash', { field: 'time', clash });
}

const endOf = ({ startsAt, durationMinutes }: SessionSlot) =>
  new Date(startsAt.getTime() + durationMinutes * 60_000);

/** A lesson that the reader may not see, such as the student's with another tutor, tells no more than its time. */
function clashOf(found: SessionRecord, actor: Member, wish: SessionSlot): SessionClashRecord {
  const isHers = found.tutorLeftAt === null;
  const visible =
    (isHers || actor.role !== 'tutor') &&
    canReadSession(actor, { tutorId: found.tutor.id, studentId: found.student.id });
  return {
    whose: isHers && found.tutor.id === wish.tutorId ? 'tutor' : 'student',
    startsAt: found.startsAt,
    endsAt: found.endsAt,
    session: visible ? found : null,
  };
}

export async function clashWith(
  db: Queryable,
  actor: Member,
  wish: SessionSlot,
): Promise<SessionClashRecord | null> {
  const found = await findClash(db, actor, { ...wish, endsAt: endOf(wish) });
  return found && clashOf(found, actor, wish);
}
