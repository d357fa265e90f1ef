import type { TimelineEntryRecord } from '@bayan/domain/applications/application-admin.contract';
import type { ApplicationStage } from '@bayan/domain/applications/application-stage';
import type { Queryable, Transaction } from '@bayan/platform/db/database';
import type { InstantCursor } from '@bayan/platform/http/cursor';
import { and, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { applicationEvents } from '#schema/applications.ts';
import { profiles } from '#schema/people.ts';

type What = TimelineEntryRecord['what'];

interface NewEvent {
  readonly applicationId: string;
  /** Nobody where it happens by itself. */
  readonly actorId: string | null;
  readonly what: What;
  readonly now: Date;
}

/** Adds a line to what happened to an application (R822). */
export async function addEvent(
  tx: Transaction,
  { applicationId, actorId, what: { kind, ...data }, now }: NewEvent,
): Promise<string> {
  const [row] = await tx
    .insert(applicationEvents)
    .values({ applicationId, actorId, kind, data, at: now })
    .returning({ id: applicationEvents.id });
  if (!row) throw new Error('the entry was not stored');
  return row.id;
}

interface TimelineOptions {
  readonly applicationId: string;
  readonly after: InstantCursor | null;
  readonly limit: number;
}

const by = alias(profiles, 'by');

const entries = (db: Queryable) =>
  db
    .select({
      id: applicationEvents.id,
      at: applicationEvents.at,
      kind: applicationEvents.kind,
      data: applicationEvents.data,
      by: { id: by.id, name: by.name, nameAr: by.nameAr },
    })
    .from(applicationEvents)
    .leftJoin(by, eq(by.id, applicationEvents.actorId))
    .$dynamic();
type Row = Awaited<ReturnType<typeof entries>>[number];

// The kind and its data are stored together, so they fit each other; the compiler cannot know.
const entryOf = ({ kind, data, ...entry }: Row): TimelineEntryRecord => ({
  ...entry,
  what: { kind, ...data } as What,
});

/** Newest first. */
export async function listTimeline(
  db: Queryable,
  { applicationId, after, limit }: TimelineOptions,
): Promise<TimelineEntryRecord[]> {
  const rows = await entries(db)
    .where(
      and(
        eq(applicationEvents.applicationId, applicationId),
        after
          ? sql`(${applicationEvents.at}, ${applicationEvents.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(applicationEvents.at), desc(applicationEvents.id))
    .limit(limit);
  return rows.map(entryOf);
}

export async function findEntry(db: Queryable, id: string): Promise<TimelineEntryRecord | null> {
  const [row] = await entries(db).where(eq(applicationEvents.id, id));
  return row ? entryOf(row) : null;
}

/** When and at which stage the application was closed last; null where the timeline does not know. */
export async function findClosing(
  db: Queryable,
  applicationId: string,
): Promise<{ readonly from: ApplicationStage; readonly at: Date } | null> {
  const [row] = await entries(db)
    .where(
      and(
        eq(applicationEvents.applicationId, applicationId),
        eq(applicationEvents.kind, 'stage'),
        sql`${applicationEvents.data} ->> 'to' = 'closed'`,
      ),
    )
    .orderBy(desc(applicationEvents.at), desc(applicationEvents.id))
    .limit(1);
  if (!row) return null;
  const { at, what } = entryOf(row);
  return what.kind === 'stage' ? { from: what.from, at } : null;
}
