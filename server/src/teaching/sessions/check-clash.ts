import { Refusal } from '@bayan/domain/errors';
import type { Member } from '@bayan/domain/profiles/actor';
import type { ClashQuery } from '@bayan/domain/sessions/sessions.contract';
import type { Database } from '@bayan/platform/db/database';
import { refuseExpired } from '#people/vetting/refuse-expired.ts';
import { activeStudent, activeTutor, anyActiveStudent, tutorFor } from './session-participants.ts';
import { clashWith, startOf } from './session-time.ts';
import { findSession } from './sessions.repository.ts';

/** What would refuse a session if it were saved now (R108); an admin asks about any two people (R960). */
export async function checkClash(
  db: Database,
  { actor, now }: { actor: Member; now: Date },
  { studentId, tutorId: asked, date, time, timezone, duration: durationMinutes, except }: ClashQuery,
) {
  const pair = { tutorId: tutorFor(actor, asked), studentId };
  const moved = except === undefined ? null : await findSession(db, actor, except);
  // One that waits for another tutor is in its student's way alone, unless it is for another that it is asked.
  const tutorLeftAt = moved?.tutor.id === pair.tutorId ? moved.tutorLeftAt : null;
  if (actor.role !== 'admin') await activeStudent(db, now, pair);
  else {
    if (!tutorLeftAt) await activeTutor(db, pair.tutorId);
    await anyActiveStudent(db, studentId);
  }
  const startsAt = startOf(date, time, timezone ?? actor.timezone);
  if (!tutorLeftAt) await refuseExpired(db, { tutorId: pair.tutorId, startsAt });
  if (except !== undefined && !moved) throw new Refusal('not-found');
  return clashWith(db, actor, { ...pair, tutorLeftAt, startsAt, durationMinutes, except: except ?? null });
}
