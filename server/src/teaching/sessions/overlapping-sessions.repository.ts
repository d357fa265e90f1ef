import type { Queryable } from '@bayan/platform/db/database';
import { sql } from 'drizzle-orm';

/** Two completed sessions at once of one tutor, or of one student with two tutors; the later one first. */
export interface OverlappingPair extends Record<string, unknown> {
  readonly whose: 'tutor' | 'student';
  readonly tutor: string;
  readonly student: string;
  readonly startsAt: string;
  readonly minutes: number;
  readonly id: string;
  readonly otherTutor: string;
  readonly otherStudent: string;
  readonly otherStartsAt: string;
  readonly otherMinutes: number;
  readonly otherId: string;
}

/** Reads every completed session once, and for each those that began in the two hours before it, by index. */
const EARLIER = sql`
  earlier.status = 'completed' and earlier.starts_at > later.starts_at - interval '2 hours'
  and (earlier.starts_at, earlier.id) < (later.starts_at, later.id) and earlier.ends_at > later.starts_at`;

const inUtc = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI"Z"')`);

/** The newest first. */
export async function listOverlappingSessions(db: Queryable, most: number): Promise<OverlappingPair[]> {
  const { rows } = await db.execute<OverlappingPair>(sql`
    select whose, tutor.name as tutor, student.name as student, ${inUtc('later.starts_at')} as "startsAt",
      later.duration_minutes as minutes, later.id as id, other_tutor.name as "otherTutor",
      other_student.name as "otherStudent", ${inUtc('found.starts_at')} as "otherStartsAt",
      found.duration_minutes as "otherMinutes", found.id as "otherId"
    from sessions as later
    cross join lateral (
      select 'tutor' as whose, earlier.* from sessions as earlier
      where earlier.tutor_id = later.tutor_id and ${EARLIER}
      union all
      select 'student', earlier.* from sessions as earlier
      where earlier.student_id = later.student_id and earlier.tutor_id <> later.tutor_id and ${EARLIER}
    ) as found
    join profiles as tutor on tutor.id = later.tutor_id
    join profiles as student on student.id = later.student_id
    join profiles as other_tutor on other_tutor.id = found.tutor_id
    join profiles as other_student on other_student.id = found.student_id
    where later.status = 'completed'
    order by later.starts_at desc, later.id desc, found.id
    limit ${most}`);
  return rows;
}
