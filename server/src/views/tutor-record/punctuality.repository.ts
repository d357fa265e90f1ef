import type { WholeTutorRecord } from '@bayan/domain/tutor-record/tutor-record.contract';
import type { Queryable } from '@bayan/platform/db/database';
import { sql } from 'drizzle-orm';

/** So many of the last lessons tell how it goes now; no more are read, however many there are. */
const LESSONS = 20;
const LATE_AFTER_MINUTES = 3;

/** How often the tutor came in time to the last lessons that the academy knows a join of (R984). */
export async function readPunctuality(
  db: Queryable,
  tutorId: string,
  now: Date,
): Promise<WholeTutorRecord['punctuality']> {
  const { rows } = await db.execute<{ joined: number; on_time: number }>(sql`
    select count(j.at)::int as joined,
      count(*) filter (where j.at <= s.starts_at + ${LATE_AFTER_MINUTES} * interval '1 minute')::int as on_time
    from (
      select id, starts_at from sessions
      where tutor_id = ${tutorId} and starts_at < ${now}::timestamptz and status <> 'cancelled'
      order by starts_at desc, id desc limit ${LESSONS}
    ) s
    join session_joins j on j.session_id = s.id and j.profile_id = ${tutorId}`);
  const [row] = rows;
  return { joined: row?.joined ?? 0, onTime: row?.on_time ?? 0 };
}
