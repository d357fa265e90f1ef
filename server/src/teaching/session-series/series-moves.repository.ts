import type { Transaction } from '@bayan/platform/db/database';
import { sql } from 'drizzle-orm';
import { sessions } from '#schema/teaching.ts';

/** A lesson that goes over to another series. */
interface Moved {
  readonly id: string;
  /** Its time in the plan of that series. */
  readonly placedAt: Date;
}

interface Rescheduled extends Moved {
  readonly startsAt: Date;
  /** In minutes. */
  readonly duration: number;
}

/** What else the lessons get with their series; what is missing stays as each has it. */
interface NewDetails {
  readonly subject?: string | undefined;
  readonly meetingLink?: string | null | undefined;
  /** Of another tutor: whose lessons they are from now on. */
  readonly tutor?: { readonly id: string; readonly rate: number; readonly currency: string } | undefined;
  /** The clocks of today, for those that get another time. */
  readonly familyTimezone: string;
  readonly enteredTimezone: string;
}

const texts = (values: readonly string[]) => sql`${sql.param(values)}::text[]`;
const instants = (values: readonly Date[]) =>
  sql`${sql.param(values.map(value => value.toISOString()))}::timestamptz[]`;

/** In one statement: none is in the way of another that leaves its place (R456). */
export async function rescheduleLessons(
  tx: Transaction,
  seriesId: string,
  lessons: readonly Rescheduled[],
  { subject, meetingLink, tutor, familyTimezone, enteredTimezone }: NewDetails,
): Promise<void> {
  if (lessons.length === 0) return;
  // One that stays where a timetable has put it goes on to follow it.
  const follows = sql`${sessions.timetableStartsAt} = place.starts_at and ${sessions.originalStartsAt} = place.placed_at`;
  const isMoved = sql`${sessions.startsAt} <> place.starts_at`;
  await tx.execute(sql`update ${sessions} set
      series_id = ${seriesId}::uuid,
      original_starts_at = place.placed_at,
      timetable_id = case when ${follows} then timetable_id end,
      timetable_starts_at = case when ${follows} then timetable_starts_at end,
      starts_at = place.starts_at,
      duration_minutes = place.duration,
      ${subject === undefined ? sql`` : sql`subject = ${subject},`}
      ${meetingLink === undefined ? sql`` : sql`meeting_link = ${meetingLink},`}
      ${tutor ? sql`tutor_id = ${tutor.id}::uuid, rate = ${tutor.rate}, currency = ${tutor.currency},` : sql``}
      family_timezone = case when ${isMoved} then ${familyTimezone} else family_timezone end,
      entered_timezone = case when ${isMoved} then ${enteredTimezone} else entered_timezone end,
      tutor_left_at = null
    from unnest(
      ${texts(lessons.map(({ id }) => id))}::uuid[],
      ${instants(lessons.map(({ startsAt }) => startsAt))},
      ${instants(lessons.map(({ placedAt }) => placedAt))},
      ${sql.param(lessons.map(({ duration }) => duration))}::integer[]
    ) as place (id, starts_at, placed_at, duration)
    where ${sessions.id} = place.id`);
}

/** What stays as it is takes its day of the other series: a cancelled lesson, and one that another tutor gives. */
export async function placeLessons(tx: Transaction, seriesId: string, lessons: readonly Moved[]) {
  if (lessons.length === 0) return;
  await tx.execute(sql`update ${sessions} set series_id = ${seriesId}::uuid, original_starts_at = place.placed_at,
      timetable_id = null, timetable_starts_at = null
    from unnest(
      ${texts(lessons.map(({ id }) => id))}::uuid[], ${instants(lessons.map(({ placedAt }) => placedAt))}
    ) as place (id, placed_at)
    where ${sessions.id} = place.id`);
}
