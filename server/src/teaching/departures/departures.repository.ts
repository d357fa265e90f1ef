import type { LessonToSettleRecord } from '@bayan/domain/departures/departures.contract';
import { DEPARTURE_LIMITS } from '@bayan/domain/departures/departures.limits';
import { MANDATORY_CHECKS } from '@bayan/domain/vetting/checks';
import type { Queryable, Transaction } from '@bayan/platform/db/database';
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { assignments, profiles } from '#schema/people.ts';
import { sessions } from '#schema/teaching.ts';

interface Asked {
  readonly tutorId: string;
  readonly now: Date;
  readonly limit: number;
}

/** Hers to come, and those that were hers and wait: all that nobody else gives. */
const toSettle = ({ tutorId, now }: Omit<Asked, 'limit'>) =>
  and(eq(sessions.tutorId, tutorId), eq(sessions.status, 'scheduled'), gt(sessions.startsAt, now));

/** Which they are, as they are now, soonest first. */
export const listToSettle = (tx: Transaction, { limit, ...asked }: Asked) =>
  tx
    .select({
      id: sessions.id,
      studentId: sessions.studentId,
      subject: sessions.subject,
    })
    .from(sessions)
    .where(toSettle(asked))
    .orderBy(asc(sessions.startsAt), asc(sessions.id))
    .limit(limit);

/** The same for the reader: each with who could give it, whoever teaches the student already first. */
export async function listLessonsToSettle(
  db: Queryable,
  { limit, ...asked }: Asked,
): Promise<LessonToSettleRecord[]> {
  const rows = await db
    .select({
      id: sessions.id,
      subject: sessions.subject,
      startsAt: sessions.startsAt,
      endsAt: sql`${sessions.endsAt}`.mapWith(sessions.endsAt),
      duration: sessions.durationMinutes,
      timezone: sessions.familyTimezone,
      student: { id: profiles.id, name: profiles.name, nameAr: profiles.nameAr },
      tutors: sql<LessonToSettleRecord['tutors']>`(
        select coalesce(json_agg(json_build_object('id', id, 'name', name, 'nameAr', name_ar)
          order by theirs desc, name, id), '[]')
        from (${freeTutors(asked.tutorId)}) free)`,
    })
    .from(sessions)
    .innerJoin(profiles, eq(profiles.id, sessions.studentId))
    .where(toSettle(asked))
    .orderBy(asc(sessions.startsAt), asc(sessions.id))
    .limit(limit);
  return rows;
}

/** Active, approved, teaching the subject, with the time, and with no mandatory check that has expired by then. */
const freeTutors = (leaving: string) => sql`
  select p.id, p.name, p.name_ar, exists (
      select from assignments a where a.tutor_id = p.id and a.student_id = ${sessions.studentId}
        and a.valid_until is null) as theirs
  from tutors t join profiles p on p.id = t.profile_id
  where p.role = 'tutor' and p.is_active and t.approved_at is not null and p.id <> ${leaving}
    and ${sessions.subject} = any (t.subjects)
    and not exists (
      select from sessions other where other.tutor_id = p.id and other.tutor_left_at is null
        and other.status in ('scheduled', 'in-progress')
        and tstzrange(other.starts_at, other.ends_at) && tstzrange(${sessions.startsAt}, ${sessions.endsAt}))
    and not exists (
      select from vetting_checks c where c.tutor_id = p.id and c.state = 'confirmed'
        and c.kind in ${[...MANDATORY_CHECKS]}
        and c.expires_on < (${sessions.startsAt} at time zone 'Europe/London')::date)
  order by theirs desc, p.name, p.id
  limit ${DEPARTURE_LIMITS.tutors}`;

/** What is in force of the tutor, in the order in which every change takes hold of it. */
export const lockInForce = (tx: Transaction, tutorId: string) =>
  tx
    .select({ id: assignments.id, version: assignments.version })
    .from(assignments)
    .where(and(eq(assignments.tutorId, tutorId), isNull(assignments.validUntil)))
    .orderBy(assignments.id)
    .for('update');
