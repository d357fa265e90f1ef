import type { CalendarProgram } from '@bayan/domain/calendar/calendar-program';
import type { Member } from '@bayan/domain/profiles/actor';
import type { SessionRecord } from '@bayan/domain/sessions/sessions.contract';
import type { Queryable, Transaction } from '@bayan/platform/db/database';
import { prepared } from '@bayan/platform/db/prepared';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { calendarFeedReads, calendarFeeds } from '#schema/people.ts';
import { sessions } from '#schema/teaching.ts';
import { toRecord, withPeople } from '#teaching/sessions/session-record.repository.ts';
import { placeholder, visibleTo } from '#teaching/sessions/session-selection.repository.ts';

const ownedBy = (profileId: string) => eq(calendarFeeds.profileId, profileId);

export async function findFeed(db: Queryable, profileId: string) {
  const [row] = await db.select().from(calendarFeeds).where(ownedBy(profileId));
  return row ?? null;
}

/** With a key that nobody has had: whatever address there was ends here, and who has read it is told no more. */
export async function renewFeed(tx: Transaction, profileId: string, madeAt: Date): Promise<void> {
  const key = sql`gen_random_uuid()`;
  await tx
    .insert(calendarFeeds)
    .values({ profileId, key, madeAt })
    .onConflictDoUpdate({ target: calendarFeeds.profileId, set: { key, madeAt } });
  await tx.delete(calendarFeedReads).where(eq(calendarFeedReads.profileId, profileId));
}

export const listReads = (db: Queryable, profileId: string) =>
  db
    .select({ program: calendarFeedReads.program, readAt: calendarFeedReads.readAt })
    .from(calendarFeedReads)
    .where(eq(calendarFeedReads.profileId, profileId))
    .orderBy(desc(calendarFeedReads.readAt), asc(calendarFeedReads.program));

/** Kept once an hour for each kind of program, and only while there is an address. */
export async function keepRead(
  db: Queryable,
  profileId: string,
  { program, now }: { readonly program: CalendarProgram; readonly now: Date },
): Promise<void> {
  await db.execute(sql`
    insert into calendar_feed_reads (profile_id, program, read_at)
    select profile_id, ${program}, ${now.toISOString()}::timestamptz from calendar_feeds
    where profile_id = ${profileId} for key share
    on conflict (profile_id, program) do update set read_at = excluded.read_at
    where calendar_feed_reads.read_at <= excluded.read_at - interval '1 hour'`);
}

/**
 * Since when a feed reads as it does now, in whole seconds as HTTP has them: at least one later than before, so that two
 * texts never have the same. Null where there is no address any more.
 */
export async function contentChangedAt(
  db: Queryable,
  profileId: string,
  { hash, now }: { readonly hash: string; readonly now: Date },
): Promise<Date | null> {
  const since = sql`date_trunc('second', ${now.toISOString()}::timestamptz)`;
  await db
    .update(calendarFeeds)
    .set({
      contentHash: hash,
      contentChangedAt: sql`greatest(${since}, ${calendarFeeds.contentChangedAt} + interval '1 second')`,
    })
    .where(and(ownedBy(profileId), sql`${calendarFeeds.contentHash} is distinct from ${hash}`));
  return (await findFeed(db, profileId))?.contentChangedAt ?? null;
}

/** Answers with since when there was one. */
export async function deleteFeed(tx: Transaction, profileId: string): Promise<Date | null> {
  const [gone] = await tx
    .delete(calendarFeeds)
    .where(ownedBy(profileId))
    .returning({ madeAt: calendarFeeds.madeAt });
  return gone?.madeAt ?? null;
}

interface CalendarWindow {
  readonly from: Date;
  readonly now: Date;
  readonly until: Date;
  readonly limit: number;
}

/** Those to come first of all, then what there is room for of those that were; of any status, in the order of time. */
export async function listForCalendar(
  db: Queryable,
  viewer: Member,
  { from, now, until, limit }: CalendarWindow,
): Promise<SessionRecord[]> {
  const coming = await prepared(db, `calendar-coming-for-${viewer.role}`, () =>
    withPeople(db, viewer)
      .where(
        and(
          visibleTo(viewer, placeholder),
          sql`${sessions.startsAt} >= ${placeholder('now')} and ${sessions.startsAt} < ${placeholder('until')}`,
        ),
      )
      .orderBy(asc(sessions.startsAt), asc(sessions.id))
      .limit(placeholder('limit') as number),
  ).execute({ viewer: viewer.id, now, until, limit });
  const past = await prepared(db, `calendar-past-for-${viewer.role}`, () =>
    withPeople(db, viewer)
      .where(
        and(
          visibleTo(viewer, placeholder),
          sql`${sessions.startsAt} >= ${placeholder('from')} and ${sessions.startsAt} < ${placeholder('now')}`,
        ),
      )
      .orderBy(desc(sessions.startsAt), desc(sessions.id))
      .limit(placeholder('limit') as number),
  ).execute({ viewer: viewer.id, from, now, limit: limit - coming.length });
  return [...past.reverse(), ...coming].map(toRecord);
}
