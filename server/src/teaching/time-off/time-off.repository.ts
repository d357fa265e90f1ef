import type { Range } from '@bayan/domain/availability/ranges';
import type { Member } from '@bayan/domain/profiles/actor';
import type { TimeOffRecord } from '@bayan/domain/time-off/time-off.contract';
import type { Queryable, Transaction } from '@bayan/platform/db/database';
import type { InstantCursor } from '@bayan/platform/http/cursor';
import { and, asc, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { timeOff } from '#schema/availability.ts';
import { profiles } from '#schema/people.ts';

const withTutor = (db: Queryable) =>
  db
    .select({
      id: timeOff.id,
      tutor: { id: profiles.id, name: profiles.name, nameAr: profiles.nameAr },
      startsAt: timeOff.startsAt,
      endsAt: timeOff.endsAt,
      kind: timeOff.kind,
      note: timeOff.note,
      createdAt: timeOff.createdAt,
      updatedAt: timeOff.updatedAt,
      version: timeOff.version,
    })
    .from(timeOff)
    .innerJoin(profiles, eq(profiles.id, timeOff.tutorId))
    .$dynamic();

/** A tutor reads her own, with its notes; an admin everybody's (R476). */
const visibleTo = ({ id, role }: Pick<Member, 'id' | 'role'>): SQL | undefined =>
  role === 'admin' ? undefined : eq(timeOff.tutorId, id);

export async function findTimeOff(db: Queryable, viewer: Member, id: string): Promise<TimeOffRecord | null> {
  const [row] = await withTutor(db).where(and(eq(timeOff.id, id), visibleTo(viewer)));
  return row ?? null;
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockTimeOff(tx: Transaction, viewer: Member, id: string) {
  await tx.select({ id: timeOff.id }).from(timeOff).where(eq(timeOff.id, id)).for('update');
  return findTimeOff(tx, viewer, id);
}

interface ListOptions {
  readonly tutorId: string;
  readonly after: InstantCursor | null;
  readonly limit: number;
}

/** The latest first. */
export async function listTimeOff(
  db: Queryable,
  viewer: Member,
  { tutorId, after, limit }: ListOptions,
): Promise<TimeOffRecord[]> {
  return withTutor(db)
    .where(
      and(
        visibleTo(viewer),
        eq(timeOff.tutorId, tutorId),
        after
          ? sql`(${timeOff.endsAt}, ${timeOff.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(timeOff.endsAt), desc(timeOff.id))
    .limit(limit);
}

/** What a tutor has off within a frame, in order, and not why. */
export const listTimeOffIn = (db: Queryable, tutorId: string, { from, until }: Range) =>
  db
    .select({ id: timeOff.id, startsAt: timeOff.startsAt, endsAt: timeOff.endsAt, kind: timeOff.kind })
    .from(timeOff)
    .where(and(eq(timeOff.tutorId, tutorId), overlaps(from, until)))
    .orderBy(asc(timeOff.startsAt));

/** In the words of the constraint, whose index then finds it. */
const overlaps = (from: Date, until: Date) =>
  sql`tstzrange(${timeOff.startsAt}, ${timeOff.endsAt}) && tstzrange(${from}::timestamptz, ${until}::timestamptz)`;

/** A tutor's other time off that overlaps. */
export async function findOverlapping(
  tx: Transaction,
  tutorId: string,
  { from, until }: Range,
  except: string | null,
) {
  const [row] = await tx
    .select({ id: timeOff.id })
    .from(timeOff)
    .where(
      and(
        eq(timeOff.tutorId, tutorId),
        overlaps(from, until),
        except === null ? undefined : ne(timeOff.id, except),
      ),
    )
    .orderBy(asc(timeOff.startsAt))
    .limit(1);
  return row ?? null;
}

export async function insertTimeOff(tx: Transaction, values: typeof timeOff.$inferInsert): Promise<string> {
  const [row] = await tx.insert(timeOff).values(values).returning({ id: timeOff.id });
  if (!row) throw new Error('the new time off has no id');
  return row.id;
}

export async function updateTimeOff(
  tx: Transaction,
  id: string,
  values: Partial<typeof timeOff.$inferInsert>,
) {
  await tx.update(timeOff).set(values).where(eq(timeOff.id, id));
}

export async function deleteTimeOff(tx: Transaction, id: string) {
  await tx.delete(timeOff).where(eq(timeOff.id, id));
}
