import type { FamilyPrice } from '@bayan/domain/family-prices/family-price';
import { PRICES_SHOWN } from '@bayan/domain/family-prices/family-prices.limits';
import type { Queryable, Transaction } from '@bayan/platform/db/database';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { familyPrices, profiles, students } from '#schema/people.ts';

/** The student whose family it is. Null where there is none. */
export async function findFamily(db: Queryable, studentId: string) {
  const [row] = await db
    .select({
      id: profiles.id,
      name: profiles.name,
      nameAr: profiles.nameAr,
      timezone: profiles.timezone,
    })
    .from(profiles)
    .innerJoin(students, eq(students.profileId, profiles.id))
    .where(and(eq(profiles.id, studentId), eq(profiles.role, 'student')));
  return row ?? null;
}

/** Nobody else sets a price of the family until the transaction ends. */
export async function lockFamily(tx: Transaction, studentId: string) {
  await tx
    .select({ id: students.profileId })
    .from(students)
    .where(eq(students.profileId, studentId))
    .for('update');
  return findFamily(tx, studentId);
}

/** The newest of a family, newest first. */
export const listNewestPrices = (db: Queryable, studentId: string) =>
  db
    .select()
    .from(familyPrices)
    .where(eq(familyPrices.studentId, studentId))
    .orderBy(desc(familyPrices.number))
    .limit(PRICES_SHOWN);

/** All of some families: a lesson of the past has a price of the past. */
export async function pricesOf(
  db: Queryable,
  studentIds: readonly string[],
): Promise<ReadonlyMap<string, readonly FamilyPrice[]>> {
  const rows =
    studentIds.length === 0
      ? []
      : await db
          .select({
            studentId: familyPrices.studentId,
            number: familyPrices.number,
            validFrom: familyPrices.validFrom,
            perHour: familyPrices.perHour,
            currency: familyPrices.currency,
          })
          .from(familyPrices)
          .where(inArray(familyPrices.studentId, studentIds))
          .orderBy(asc(familyPrices.studentId), asc(familyPrices.number));
  return Map.groupBy(rows, ({ studentId }) => studentId);
}

export async function insertFamilyPrice(tx: Transaction, values: typeof familyPrices.$inferInsert) {
  await tx.insert(familyPrices).values(values);
}
