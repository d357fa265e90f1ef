import { Refusal } from '@bayan/domain/errors';
import type { Member } from '@bayan/domain/profiles/actor';
import { canReadSession } from '@bayan/domain/sessions/session.policy';
import { type SessionClashRecord, sessionClash } from '@bayan/domain/sessions/session-clash';
import { instantOf } from '@bayan/domain/time/zoned-time';
import type { Queryable, Transaction } from '../../db/database.ts';
import { readSettings } from '../settings/settings.repository.ts';
import { findClash } from './sessions.repository.ts';

/** The instant a form means, read in the zone it was typed in. */
export function startOf(date: string, time: string, timezone: string): Date {
  const start = instantOf(date, time, timezone);
  if (start === null) throw new Refusal('session.time-skipped', { field: 'time' });
  return start;
}

export async function refuseTooLong(tx: Transaction, minutes: number) {
  const { maxSessionDuration } = await readSettings(tx);
  if (minutes > maxSessionDuration) throw new Refusal('session.too-long', { field: 'duration' });
}

export interface Wish {
  readonly tutorId: string;
  readonly studentId: string;
  readonly startsAt: Date;
  readonly durationMinutes: number;
  readonly except: string | null;
}

/** Says which session is in the way. The database refuses the overlap too, whatever happens between look and write. */
export async function refuseClash(tx: Transaction, actor: Member, wish: Wish) {
  const clash = await clashWith(tx, actor, wish);
  if (clash) throw new Refusal('session.clash', { field: 'time', clash: sessionClash.parse(clash) });
}

/** A lesson that the reader may not see, such as the student's with another tutor, tells no more than its time. */
export async function clashWith(
  db: Queryable,
  actor: Member,
  { durationMinutes, ...wish }: Wish,
): Promise<SessionClashRecord | null> {
  const endsAt = new Date(wish.startsAt.getTime() + durationMinutes * 60_000);
  const found = await findClash(db, { ...wish, endsAt });
  if (!found) return null;
  const visible = canReadSession(actor, { tutorId: found.tutor.id, studentId: found.student.id });
  return {
    whose: found.tutor.id === wish.tutorId ? 'tutor' : 'student',
    startsAt: found.startsAt,
    endsAt: found.endsAt,
    session: visible ? found : null,
  };
}
