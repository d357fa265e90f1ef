import { Refusal } from '@bayan/domain/errors';
import type { Member } from '@bayan/domain/profiles/actor';
import type { ClashQuery } from '@bayan/domain/sessions/sessions.contract';
import type { Database } from '@bayan/platform/db/database';
import { activeStudent } from './session-participants.ts';
import { clashWith, startOf } from './session-time.ts';
import { findSession } from './sessions.repository.ts';

/** What would refuse a session if it were saved now (R108). */
export async function checkClash(
  db: Database,
  { actor, now }: { actor: Member; now: Date },
  { studentId, date, time, timezone, duration: durationMinutes, except }: ClashQuery,
) {
  const pair = { tutorId: actor.id, studentId };
  await activeStudent(db, now, pair);
  const startsAt = startOf(date, time, timezone ?? actor.timezone);
  if (except !== undefined && !(await findSession(db, actor, except))) throw new Refusal('not-found');
  return clashWith(db, actor, { ...pair, startsAt, durationMinutes, except: except ?? null });
}
