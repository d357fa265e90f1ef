import type { Range } from '@bayan/domain/availability/ranges';
import type { Queryable } from '@bayan/platform/db/database';
import { and, asc, eq, gte, isNull, lt, ne } from 'drizzle-orm';
import { sessions } from '#schema/teaching.ts';

/** The lessons of a tutor that begin within the frame and were not cancelled. */
export const listLessonsIn = (db: Queryable, tutorId: string, { from, until }: Range): Promise<Range[]> =>
  db
    .select({ from: sessions.startsAt, until: sessions.endsAt })
    .from(sessions)
    .where(
      and(
        eq(sessions.tutorId, tutorId),
        gte(sessions.startsAt, from),
        lt(sessions.startsAt, until),
        ne(sessions.status, 'cancelled'),
        isNull(sessions.tutorLeftAt),
      ),
    )
    .orderBy(asc(sessions.startsAt));
