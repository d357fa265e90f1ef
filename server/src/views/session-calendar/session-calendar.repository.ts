import type { Range } from '@bayan/domain/availability/ranges';
import type { Member } from '@bayan/domain/profiles/actor';
import type { CalendarQuery } from '@bayan/domain/session-calendar/session-calendar.contract';
import { CALENDAR_LIMITS } from '@bayan/domain/session-calendar/session-calendar.limits';
import type { SessionRecord } from '@bayan/domain/sessions/sessions.contract';
import { SESSION_DURATIONS } from '@bayan/domain/settings/session-durations';
import type { Queryable } from '@bayan/platform/db/database';
import { prepared } from '@bayan/platform/db/prepared';
import type { InstantCursor } from '@bayan/platform/http/cursor';
import { and, asc, sql } from 'drizzle-orm';
import { sessions } from '#schema/teaching.ts';
import { toRecord, withPeople } from '#teaching/sessions/session-record.repository.ts';
import { placeholder, visibleTo } from '#teaching/sessions/session-selection.repository.ts';

const MAX_MS = Math.max(...SESSION_DURATIONS) * 60_000;

interface Asked {
  readonly frame: Range;
  readonly filters: Pick<CalendarQuery, 'tutorId' | 'studentId' | 'subject' | 'status'>;
  readonly after: InstantCursor | null;
  readonly limit: number;
}

/** What begins within the frame or lasts into it, soonest first. Each combination of filters has its own statement. */
export async function listForFrame(
  db: Queryable,
  viewer: Member,
  { frame, filters, after, limit }: Asked,
): Promise<SessionRecord[]> {
  const { tutorId, studentId, subject, status } = filters;
  const conditions = Object.entries({
    mine: visibleTo(viewer, placeholder),
    tutor: tutorId && sql`${sessions.tutorId} = ${placeholder('tutor')}`,
    student: studentId && sql`${sessions.studentId} = ${placeholder('student')}`,
    subject: subject && sql`${sessions.subject} = ${placeholder('subject')}`,
    // As it is: an index of one status serves only a statement that names it.
    [status ?? 'any']: status && sql`${sessions.status} = ${sql.raw(`'${status}'`)}`,
    // None is longer, so that the index by the beginning finds those that last into the frame.
    from: sql`${sessions.startsAt} > ${placeholder('earliest')}::timestamptz and ${sessions.endsAt} > ${placeholder('from')}::timestamptz`,
    until: sql`${sessions.startsAt} < ${placeholder('until')}::timestamptz`,
    after:
      after &&
      sql`(${sessions.startsAt}, ${sessions.id}) > (${placeholder('at')}::timestamptz, ${placeholder('id')}::uuid)`,
  }).filter(([, condition]) => condition);
  const name = `session-calendar-${viewer.role}-${conditions.map(([filter]) => filter).join('-')}`;
  const statement = prepared(db, name, () =>
    withPeople(db, viewer)
      .where(and(...conditions.map(([, condition]) => condition || undefined)))
      .orderBy(asc(sessions.startsAt), asc(sessions.id))
      .limit(placeholder('limit') as number),
  );
  const rows = await statement.execute({
    viewer: viewer.id,
    tutor: tutorId,
    student: studentId,
    subject,
    earliest: new Date(frame.from.getTime() - MAX_MS),
    from: frame.from,
    until: frame.until,
    ...after,
    limit,
  });
  return rows.map(toRecord);
}

interface CountedDay extends Range {
  readonly day: string;
}

/** How many sessions begin on each day. It stops at one more than a day tells: a full day costs what a busy one does. */
export async function countByDay(
  db: Queryable,
  days: readonly CountedDay[],
  { tutorId, studentId }: Pick<CalendarQuery, 'tutorId' | 'studentId'>,
): Promise<ReadonlyMap<string, number>> {
  const counted = sql.join(
    days.map(({ day, from, until }) => sql`(${day}, ${from}::timestamptz, ${until}::timestamptz)`),
    sql`, `,
  );
  const ofTutor = tutorId ? sql`and tutor_id = ${tutorId}` : sql``;
  const ofStudent = studentId ? sql`and student_id = ${studentId}` : sql``;
  const { rows } = await db.execute<{ day: string; sessions: number }>(sql`
    select day, (
      select count(*)::integer from (
        select from sessions where starts_at >= counted.since and starts_at < counted.until ${ofTutor} ${ofStudent}
        limit ${CALENDAR_LIMITS.counted + 1}
      ) as begun
    ) as sessions
    from (values ${counted}) as counted (day, since, until)`);
  return new Map(rows.map(({ day, sessions: found }) => [day, found]));
}
