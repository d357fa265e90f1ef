import type { Transaction } from '@bayan/platform/db/database';
import { and, eq } from 'drizzle-orm';
import { guardians, profiles } from '#schema/people.ts';

/** Where mail to a student and to the first guardian goes, and in which language; null for an address nobody gave. */
export async function findFamily(tx: Transaction, studentId: string) {
  const [row] = await tx
    .select({
      isActive: profiles.isActive,
      student: { email: profiles.email, language: profiles.language },
      parent: { email: guardians.email, language: guardians.language },
    })
    .from(profiles)
    .leftJoin(guardians, and(eq(guardians.studentId, profiles.id), eq(guardians.position, 1)))
    .where(eq(profiles.id, studentId));
  return row ?? null;
}
