import { type SQL, sql } from 'drizzle-orm';
import { sessions } from '#schema/teaching.ts';

// In the very words of the indexes: what is further ahead is scheduled or cancelled (R495).
const isPlanned = sql`${sessions.status} in ('scheduled', 'cancelled')`;

/** In no series, and further ahead than lessons of series are shown (R464). */
export const isSingleBeyond = (nearUntil: SQL): SQL =>
  sql`(${sessions.seriesId} is null and ${isPlanned} and ${sessions.startsAt} > ${nearUntil})`;

/** Of a series, and not near yet (R464). */
export const isFar = (nearUntil: SQL): SQL =>
  sql`(${sessions.seriesId} is not null and ${isPlanned} and ${sessions.startsAt} > ${nearUntil})`;

/** Upcoming (R94) and not far, by whom: two ranges of indexes, however much is planned further ahead. */
export const upcomingAndNear = (
  whose: SQL | undefined,
  { now, nearUntil }: { readonly now: SQL; readonly nearUntil: SQL },
): SQL => {
  const of = whose ?? sql`true`;
  return sql`
    select ${sessions.studentId} as student_id from ${sessions}
    where ${of} and ${sessions.status} = 'scheduled'
      and ${sessions.startsAt} > ${now} and ${sessions.startsAt} <= ${nearUntil}
    union all
    select ${sessions.studentId} from ${sessions}
    where ${of} and ${sessions.status} = 'scheduled' and ${isSingleBeyond(nearUntil)}`;
};
