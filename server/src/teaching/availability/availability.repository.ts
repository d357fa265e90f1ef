import type { AvailabilityRecord } from '@bayan/domain/availability/availability.contract';
import type { WeekdayRange } from '@bayan/domain/availability/hours';
import type { Member } from '@bayan/domain/profiles/actor';
import type { Queryable, Transaction } from '@bayan/platform/db/database';
import type { DayCursor } from '@bayan/platform/http/cursor';
import { and, asc, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { availabilityHours, availabilitySets } from '#schema/availability.ts';
import { profiles } from '#schema/people.ts';

const withTutor = (db: Queryable) =>
  db
    .select({
      id: availabilitySets.id,
      tutor: { id: profiles.id, name: profiles.name, nameAr: profiles.nameAr },
      timezone: availabilitySets.timezone,
      validFrom: availabilitySets.validFrom,
      validUntil: availabilitySets.validUntil,
      mostADay: availabilitySets.mostADay,
      bufferMinutes: availabilitySets.bufferMinutes,
      createdAt: availabilitySets.createdAt,
      updatedAt: availabilitySets.updatedAt,
      version: availabilitySets.version,
    })
    .from(availabilitySets)
    .innerJoin(profiles, eq(profiles.id, availabilitySets.tutorId))
    .$dynamic();

/** A tutor reads her own hours, an admin everybody's. */
const visibleTo = ({ id, role }: Pick<Member, 'id' | 'role'>): SQL | undefined =>
  role === 'admin' ? undefined : eq(availabilitySets.tutorId, id);

/** The hours of several sets, by set and in the order of the week. */
export async function hoursOfSets(db: Queryable, setIds: readonly string[]) {
  const rows =
    setIds.length === 0
      ? []
      : await db
          .select()
          .from(availabilityHours)
          .where(inArray(availabilityHours.setId, [...setIds]))
          .orderBy(asc(availabilityHours.weekday), asc(availabilityHours.opens));
  return Map.groupBy(rows, ({ setId }) => setId);
}

async function withHours<Set extends { readonly id: string }>(db: Queryable, sets: readonly Set[]) {
  const hours = await hoursOfSets(
    db,
    sets.map(({ id }) => id),
  );
  return sets.map(set => ({
    ...set,
    hours: (hours.get(set.id) ?? []).map(({ weekday, opens, closes }) => ({ weekday, opens, closes })),
  }));
}

export async function findAvailability(
  db: Queryable,
  viewer: Member,
  id: string,
): Promise<AvailabilityRecord | null> {
  const rows = await withTutor(db).where(and(eq(availabilitySets.id, id), visibleTo(viewer)));
  return (await withHours(db, rows))[0] ?? null;
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockAvailability(tx: Transaction, viewer: Member, id: string) {
  await tx
    .select({ id: availabilitySets.id })
    .from(availabilitySets)
    .where(eq(availabilitySets.id, id))
    .for('update');
  return findAvailability(tx, viewer, id);
}

interface ListOptions {
  readonly tutorId: string;
  readonly after: DayCursor | null;
  readonly limit: number;
}

/** Newest first. */
export async function listAvailability(
  db: Queryable,
  viewer: Member,
  { tutorId, after, limit }: ListOptions,
): Promise<AvailabilityRecord[]> {
  const rows = await withTutor(db)
    .where(
      and(
        visibleTo(viewer),
        eq(availabilitySets.tutorId, tutorId),
        after
          ? sql`(${availabilitySets.validFrom}, ${availabilitySets.id}) < (${after.day}::date, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(availabilitySets.validFrom), desc(availabilitySets.id))
    .limit(limit);
  return withHours(db, rows);
}

interface Validity {
  readonly tutorId: string;
  readonly validFrom: string;
  readonly validUntil: string | null;
}

/** The first other set of the tutor that holds on one of these days; in the words of the constraint. */
export async function findOverlapping(
  tx: Transaction,
  { tutorId, validFrom, validUntil }: Validity,
  except: string | null,
) {
  const [row] = await tx
    .select({ id: availabilitySets.id, validFrom: availabilitySets.validFrom })
    .from(availabilitySets)
    .where(
      and(
        eq(availabilitySets.tutorId, tutorId),
        sql`daterange(${availabilitySets.validFrom}, ${availabilitySets.validUntil}, '[]') && daterange(${validFrom}::date, ${validUntil}::date, '[]')`,
        except === null ? undefined : ne(availabilitySets.id, except),
      ),
    )
    .orderBy(asc(availabilitySets.validFrom))
    .limit(1);
  return row ?? null;
}

type Values = typeof availabilitySets.$inferInsert;

export async function insertAvailability(
  tx: Transaction,
  values: Values,
  hours: readonly WeekdayRange[],
): Promise<string> {
  const [row] = await tx.insert(availabilitySets).values(values).returning({ id: availabilitySets.id });
  if (!row) throw new Error('the new hours have no id');
  await insertHours(tx, row.id, hours);
  return row.id;
}

const insertHours = async (tx: Transaction, setId: string, hours: readonly WeekdayRange[]) => {
  if (hours.length > 0) await tx.insert(availabilityHours).values(hours.map(range => ({ setId, ...range })));
};

export async function updateAvailability(tx: Transaction, id: string, values: Partial<Values>) {
  await tx.update(availabilitySets).set(values).where(eq(availabilitySets.id, id));
}

export async function replaceHours(tx: Transaction, setId: string, hours: readonly WeekdayRange[]) {
  await tx.delete(availabilityHours).where(eq(availabilityHours.setId, setId));
  await insertHours(tx, setId, hours);
}

export async function deleteAvailability(tx: Transaction, id: string) {
  await tx.delete(availabilitySets).where(eq(availabilitySets.id, id));
}
