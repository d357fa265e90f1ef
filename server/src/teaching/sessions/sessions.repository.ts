import type { Member } from '@bayan/domain/profiles/actor';
import type { SessionRecord } from '@bayan/domain/sessions/sessions.contract';
import type { Queryable, Transaction } from '@bayan/platform/db/database';
import { prepared } from '@bayan/platform/db/prepared';
import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { sessions } from '#schema/teaching.ts';
import { recordFor, toRecord, withPeople } from './session-record.repository.ts';
import {
  inlineValue,
  placeholder,
  type SessionFilter,
  type SessionPart,
  selectSessions,
  type Viewer,
  visibleTo,
} from './session-selection.repository.ts';

export async function findSession(db: Queryable, viewer: Viewer, id: string): Promise<SessionRecord | null> {
  const statement = prepared(db, `session-for-${viewer.role}`, () =>
    withPeople(db, viewer).where(
      and(sql`${sessions.id} = ${placeholder('id')}`, visibleTo(viewer, placeholder)),
    ),
  );
  const [row] = await statement.execute({ id, viewer: viewer.id });
  return row ? recordFor(viewer)(row) : null;
}

/** Whose it is, whoever looks. */
export async function findPair(db: Queryable, id: string) {
  const [row] = await db
    .select({ tutorId: sessions.tutorId, studentId: sessions.studentId })
    .from(sessions)
    .where(eq(sessions.id, id));
  return row ?? null;
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockSession(
  tx: Transaction,
  viewer: Viewer,
  id: string,
): Promise<SessionRecord | null> {
  await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, id)).for('update');
  return findSession(tx, viewer, id);
}

interface Pair {
  readonly tutorId: string;
  readonly studentId: string;
}

/** What two people have that is not over, soonest first; what is cancelled may be scheduled again. */
export async function listNotOver(tx: Transaction, pair: Pair, now: Date): Promise<SessionRecord[]> {
  const rows = await withPeople(tx)
    .where(
      and(
        eq(sessions.tutorId, pair.tutorId),
        eq(sessions.studentId, pair.studentId),
        gt(sessions.endsAt, now),
        ne(sessions.status, 'completed'),
      ),
    )
    .orderBy(sessions.startsAt, sessions.id);
  return rows.map(toRecord);
}

interface Page extends SessionFilter {
  readonly limit: number;
}

/** Where nothing that is far is shown, all of the first part comes before the second, and a later page has the second alone. */
function partsOf({ nearUntil, after }: SessionFilter): readonly (SessionPart | undefined)[] {
  if (!nearUntil) return [undefined];
  return after && new Date(after.at) <= nearUntil ? ['up-to-near'] : ['single-beyond', 'up-to-near'];
}

/** Newest first, or what is to come soonest first; the cursor names the last row seen, so that page 1,000 costs what page 1 does. */
export async function listSessions(
  db: Queryable,
  viewer: Member,
  { limit, ...choice }: Page,
): Promise<SessionRecord[]> {
  const chosen = await selectSessions(db, viewer, choice);
  const parts = partsOf(choice);
  if (choice.filters.q) {
    const place = inlineValue(chosen);
    const page = (part?: SessionPart) =>
      db
        .select({ id: sessions.id })
        .from(sessions)
        .where(chosen.where(place, part))
        .orderBy(...chosen.orderBy)
        .limit(limit);
    const [first, second] = parts;
    // People are joined to what is found, not to all that the planner takes for possible.
    const rows = await withPeople(db, viewer)
      .where(inArray(sessions.id, second ? unionAll(page(first), page(second)) : page(first)))
      .orderBy(...chosen.orderBy)
      .limit(limit);
    return rows.map(recordFor(viewer));
  }
  const found: SessionRecord[] = [];
  for (const part of parts) {
    const statement = prepared(db, ['sessions', chosen.name, part].filter(Boolean).join('-'), () =>
      withPeople(db, viewer)
        .where(chosen.where(placeholder, part))
        .orderBy(...chosen.orderBy)
        .limit(placeholder('limit') as number),
    );
    const rows = await statement.execute({ ...chosen.values, limit: limit - found.length });
    found.push(...rows.map(recordFor(viewer)));
    if (found.length === limit) break;
  }
  return found;
}

/** What a session that is logged in the place of another has of it. */
export async function readSessionRow(tx: Transaction, id: string) {
  const [row] = await tx.select().from(sessions).where(eq(sessions.id, id));
  if (!row) throw new Error('the session is gone');
  return row;
}

export async function insertSession(tx: Transaction, values: typeof sessions.$inferInsert): Promise<string> {
  const [row] = await tx.insert(sessions).values(values).returning({ id: sessions.id });
  if (!row) throw new Error('the new session has no id');
  return row.id;
}

export async function updateSession(
  tx: Transaction,
  id: string,
  values: Partial<typeof sessions.$inferInsert>,
) {
  await tx.update(sessions).set(values).where(eq(sessions.id, id));
}

interface FamilyZone {
  readonly studentId: string;
  readonly timezone: string;
  readonly now: Date;
}

/** Tells what has not begun by another clock of the family's; the instant stays (R230). */
export async function moveUpcomingSessionsToZone(
  tx: Transaction,
  { studentId, timezone, now }: FamilyZone,
): Promise<void> {
  await tx
    .update(sessions)
    .set({ familyTimezone: timezone })
    .where(
      and(
        eq(sessions.studentId, studentId),
        // What was cancelled may be scheduled again.
        inArray(sessions.status, ['scheduled', 'cancelled']),
        gt(sessions.startsAt, now),
        ne(sessions.familyTimezone, timezone),
      ),
    );
}
