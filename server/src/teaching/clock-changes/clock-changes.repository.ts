import type { ClockChange } from '@bayan/domain/clock-changes/clock-change';
import type { Queryable, Transaction } from '@bayan/platform/db/database';
import { and, asc, eq, gt, gte, isNull, lt, sql } from 'drizzle-orm';
import { toldClockChanges } from '#schema/notices.ts';
import { profiles, tutors } from '#schema/people.ts';
import { sessionSeries, sessions } from '#schema/teaching.ts';

/** Those who are told of a change. */
export type ToldRole = 'tutor' | 'student';

/** Each time zone that a tutor or a student lives in, with one look into the index for each. */
export async function listTimezones(db: Queryable): Promise<string[]> {
  const next = (more: ReturnType<typeof sql>) => sql`(
    select role, timezone from ${profiles} where is_active and role in ('tutor', 'student') ${more}
    order by role, timezone limit 1)`;
  const { rows } = await db.execute<{ timezone: string }>(sql`
    with recursive zones as (
      ${next(sql``)}
      union all
      select following.role, following.timezone from zones
      cross join lateral ${next(sql`and (role, timezone) > (zones.role, zones.timezone)`)} following
    )
    select distinct timezone from zones order by timezone`);
  return rows.map(({ timezone }) => timezone);
}

/**
 * Holds a change that people of this role are still to be told. The last of them who was told; null where all were, or
 * where another process is telling them.
 */
export async function takeClockChange(tx: Transaction, { timezone, day }: ClockChange, role: ToldRole) {
  await tx.insert(toldClockChanges).values({ timezone, day, role }).onConflictDoNothing();
  const [row] = await tx
    .select({ toldTo: toldClockChanges.toldTo })
    .from(toldClockChanges)
    .where(and(isChange({ timezone, day }, role), isNull(toldClockChanges.toldAt)))
    .for('update', { skipLocked: true });
  return row ?? null;
}

const isChange = ({ timezone, day }: Pick<ClockChange, 'timezone' | 'day'>, role: ToldRole) =>
  and(
    eq(toldClockChanges.timezone, timezone),
    eq(toldClockChanges.day, day),
    eq(toldClockChanges.role, role),
  );

export const markTold = (
  tx: Transaction,
  change: ClockChange,
  role: ToldRole,
  told: { readonly toldTo: string } | { readonly toldTo: null; readonly toldAt: Date },
) => tx.update(toldClockChanges).set(told).where(isChange(change, role));

interface Next {
  readonly after: string | null;
  readonly limit: number;
}

const person = {
  id: profiles.id,
  email: profiles.email,
  language: profiles.language,
  timezone: profiles.timezone,
};

/** Tutors in the order of their ids, wherever they live: the clocks of their families may be the ones that change. */
export const listTutors = (tx: Transaction, { after, limit }: Next) =>
  tx
    .select(person)
    .from(tutors)
    .innerJoin(profiles, eq(profiles.id, tutors.profileId))
    .where(
      and(
        eq(profiles.role, 'tutor'),
        profiles.isActive,
        after === null ? undefined : gt(tutors.profileId, after),
      ),
    )
    .orderBy(asc(tutors.profileId))
    .limit(limit);

/** Students of a time zone, in the order of their ids. */
export const listStudents = (tx: Transaction, timezone: string, { after, limit }: Next) =>
  tx
    .select(person)
    .from(profiles)
    .where(
      and(
        eq(profiles.role, 'student'),
        eq(profiles.timezone, timezone),
        profiles.isActive,
        after === null ? undefined : gt(profiles.id, after),
      ),
    )
    .orderBy(asc(profiles.id))
    .limit(limit);

/** Weekly lessons of a person to come in a time, soonest first; without those that were moved by hand. */
export const listWeekly = (
  tx: Transaction,
  role: ToldRole,
  { id, from, until }: { readonly id: string; readonly from: Date; readonly until: Date },
) =>
  tx
    .select({
      seriesId: sessionSeries.id,
      startsAt: sessions.startsAt,
      endsAt: sessions.endsAt,
      timezone: sessionSeries.anchorTimezone,
      startsOn: sessionSeries.startsOn,
      student: { name: profiles.name, nameAr: profiles.nameAr },
    })
    .from(sessions)
    .innerJoin(sessionSeries, eq(sessionSeries.id, sessions.seriesId))
    .innerJoin(profiles, eq(profiles.id, sessions.studentId))
    .where(
      and(
        eq(role === 'tutor' ? sessions.tutorId : sessions.studentId, id),
        eq(sessions.status, 'scheduled'),
        isNull(sessions.tutorLeftAt),
        eq(sessions.startsAt, sessions.originalStartsAt),
        gte(sessions.startsAt, from),
        lt(sessions.startsAt, until),
      ),
    )
    .orderBy(asc(sessions.startsAt));
export type WeeklyLesson = Awaited<ReturnType<typeof listWeekly>>[number];
