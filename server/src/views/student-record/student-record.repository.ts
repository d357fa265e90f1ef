import { LOOKS_DAYS } from '@bayan/domain/student-record/student-record-figures';
import type { Queryable } from '@bayan/platform/db/database';
import { and, asc, countDistinct, desc, eq, gt, isNull } from 'drizzle-orm';
import { recordReads } from '#schema/academy.ts';
import { guardianConsents, guardians } from '#schema/people.ts';

const DAY_MS = 86_400_000;
/** The last looks alone are read: a record that many see costs no more than others. */
const MAX_LOOKS = 1000;

/** What the student's guardians agreed to, and have not withdrawn. */
export const listConsents = (db: Queryable, studentId: string) =>
  db
    .select({
      guardian: guardians.name,
      purpose: guardianConsents.purpose,
      textVersion: guardianConsents.textVersion,
      givenAt: guardianConsents.givenAt,
    })
    .from(guardians)
    .innerJoin(
      guardianConsents,
      and(eq(guardianConsents.guardianId, guardians.id), isNull(guardianConsents.withdrawnAt)),
    )
    .where(eq(guardians.studentId, studentId))
    .orderBy(asc(guardians.position), asc(guardianConsents.purpose));

/** How many people looked at the student's record lately (R280). */
export async function countReaders(db: Queryable, studentId: string, now: Date): Promise<number> {
  const looks = db
    .select({ readerId: recordReads.readerId, at: recordReads.at })
    .from(recordReads)
    .where(eq(recordReads.studentId, studentId))
    .orderBy(desc(recordReads.id))
    .limit(MAX_LOOKS)
    .as('looks');
  const since = new Date(now.getTime() - LOOKS_DAYS * DAY_MS);
  const [counted] = await db
    .select({ readers: countDistinct(looks.readerId) })
    .from(looks)
    .where(gt(looks.at, since));
  return counted?.readers ?? 0;
}
