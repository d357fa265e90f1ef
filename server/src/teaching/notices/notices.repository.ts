import { BADGE_LIMIT } from '@bayan/domain/badges/badge-limit';
import type { BellKind } from '@bayan/domain/notices/notice-kind';
import type { NoticeSubject } from '@bayan/domain/notices/notice-subject';
import {
  type NoticeData,
  type NoticeRecord,
  noticeData,
  type ReadForm,
} from '@bayan/domain/notices/notices.contract';
import { keptMs } from '@bayan/domain/personal-data/retention';
import type { Database, Queryable, Transaction } from '@bayan/platform/db/database';
import type { InstantCursor } from '@bayan/platform/http/cursor';
import { and, desc, eq, gte, isNull, lt, sql } from 'drizzle-orm';
import { announced } from '#academy/audit/announce.ts';
import { notices } from '#schema/notices.ts';

/** The marks of a notice are never older than itself, whichever machine's clock says so. */
const notBefore = (now: Date) => sql<Date>`greatest(${now.toISOString()}::timestamptz, ${notices.createdAt})`;
/** Its reader's open pages show it at once. */
const toldReader = (profileId: string) => announced({ noun: 'notices', id: profileId });
const isUnread = and(isNull(notices.readAt), isNull(notices.outdatedAt));

interface ListOptions {
  readonly after: InstantCursor | null;
  readonly limit: number;
}

/** One's own, newest first. */
export async function listNotices(
  db: Queryable,
  profileId: string,
  { after, limit }: ListOptions,
): Promise<NoticeRecord[]> {
  const rows = await db
    .select()
    .from(notices)
    .where(
      and(
        eq(notices.profileId, profileId),
        after
          ? sql`(${notices.createdAt}, ${notices.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(notices.createdAt), desc(notices.id))
    .limit(limit);
  return rows.map(({ id, kind, data, outdatedAt, readAt, createdAt }) => ({
    id,
    kind,
    // Another version of the code may have written it.
    ...noticeData.parse(data),
    isOutdated: outdatedAt !== null,
    isRead: readAt !== null,
    createdAt,
  }));
}

/** Counting stops at the badge's limit. */
export async function countUnread(db: Queryable, profileId: string): Promise<number> {
  const unread = db
    .select({ id: notices.id })
    .from(notices)
    .where(and(eq(notices.profileId, profileId), isUnread))
    .limit(BADGE_LIMIT)
    .as('unread');
  return db.$count(unread);
}

/** What is not one's own, or read already, is left as it is. */
export async function markRead(
  tx: Transaction,
  profileId: string,
  { ids, upTo, now }: ReadForm & { readonly now: Date },
): Promise<void> {
  const chosen =
    upTo === undefined
      ? sql`${notices.id} = any(${sql.param(ids ?? [])}::uuid[])`
      : sql`(${notices.createdAt}, ${notices.id}) <= (
          select last.created_at, last.id from ${notices} as last
          where last.id = ${upTo} and last.profile_id = ${profileId})`;
  await tx
    .update(notices)
    .set({ readAt: notBefore(now) })
    .where(and(eq(notices.profileId, profileId), isNull(notices.readAt), chosen))
    .returning({ told: toldReader(profileId) });
}

/** What stands about one lesson, homework or note, each reader's newest first. */
export const openNotices = (tx: Transaction, about: NoticeSubject) =>
  tx
    .select()
    .from(notices)
    .where(and(eq(notices.about, about), isNull(notices.outdatedAt)))
    .orderBy(desc(notices.createdAt), desc(notices.id))
    .for('update');
export type OpenNotice = Awaited<ReturnType<typeof openNotices>>[number];

/** Something newer is true. */
export async function outdateNotice(tx: Transaction, { id, profileId }: OpenNotice, now: Date) {
  await tx
    .update(notices)
    .set({ outdatedAt: notBefore(now) })
    .where(eq(notices.id, id))
    .returning({ told: toldReader(profileId) });
}

/** The same for all that stands about what is gone. */
export async function outdateNotices(tx: Transaction, about: NoticeSubject, now: Date) {
  for (const notice of await openNotices(tx, about)) await outdateNotice(tx, notice, now);
}

/** What they were about is back: those that it took along when it went stand again. */
export async function restoreNotices(tx: Transaction, about: NoticeSubject, wentAt: Date) {
  const gone = await tx
    .select({ id: notices.id, profileId: notices.profileId })
    .from(notices)
    .where(and(eq(notices.about, about), gte(notices.outdatedAt, wentAt)));
  for (const { id, profileId } of gone)
    await tx
      .update(notices)
      .set({ outdatedAt: null })
      .where(eq(notices.id, id))
      .returning({ told: toldReader(profileId) });
}

interface NewNotice {
  readonly profileId: string;
  readonly kind: BellKind;
  readonly about: NoticeSubject;
  readonly key: string;
  readonly data: NoticeData;
  readonly now: Date;
}

/** Once for each reader, whatever runs twice (R527). */
export async function insertNotice(tx: Transaction, { now, ...notice }: NewNotice): Promise<void> {
  await tx
    .insert(notices)
    .values({ ...notice, createdAt: now })
    .onConflictDoNothing()
    .returning({ told: toldReader(notice.profileId) });
}

export const deleteOldNotices = (db: Database, now: Date) =>
  db.delete(notices).where(lt(notices.createdAt, new Date(now.getTime() - keptMs('notices'))));
