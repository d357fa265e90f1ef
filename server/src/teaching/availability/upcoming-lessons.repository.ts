import { OPEN_STATUSES } from '@bayan/domain/sessions/session-status';
import type { Queryable } from '@bayan/platform/db/database';
import { literals } from '@bayan/platform/db/literals';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { profiles } from '#schema/people.ts';
import { sessions } from '#schema/teaching.ts';
import { givenBy } from '#teaching/sessions/session-selection.repository.ts';

/** More than a tutor can have ahead in two years of full weeks. */
const MOST = 5000;

/** What a tutor has yet to begin, soonest first: by the index of her open sessions. */
export async function listUpcomingLessons(db: Queryable, tutorId: string, now: Date) {
  return db
    .select({
      id: sessions.id,
      student: { id: profiles.id, name: profiles.name, nameAr: profiles.nameAr },
      subject: sessions.subject,
      startsAt: sessions.startsAt,
      endsAt: sessions.endsAt,
      timezone: sessions.familyTimezone,
    })
    .from(sessions)
    .innerJoin(profiles, eq(profiles.id, sessions.studentId))
    .where(
      and(
        givenBy(tutorId),
        sql`${sessions.status} in (${literals(OPEN_STATUSES)})`,
        eq(sessions.status, 'scheduled'),
        gt(sessions.endsAt, now),
        gt(sessions.startsAt, now),
      ),
    )
    .orderBy(asc(sessions.endsAt), asc(sessions.id))
    .limit(MOST);
}
