import type { LessonRulesForm } from '@bayan/domain/lesson-rules/lesson-rules.contract';
import type { Queryable, Transaction } from '@bayan/platform/db/database';
import type { DayCursor } from '@bayan/platform/http/cursor';
import { desc, lt, lte } from 'drizzle-orm';
import { lessonRules } from '#schema/academy.ts';

interface PageRead {
  readonly after: DayCursor | null;
  readonly limit: number;
}

/** The latest first. No two begin on one day. */
export const readLessonRules = (db: Queryable, { after, limit }: PageRead) =>
  db
    .select()
    .from(lessonRules)
    .where(after ? lt(lessonRules.validFrom, after.day) : undefined)
    .orderBy(desc(lessonRules.validFrom))
    .limit(limit);

/** Those of lessons that start on a day. */
export async function findRulesOn(db: Queryable, day: string) {
  const [rules] = await db
    .select()
    .from(lessonRules)
    .where(lte(lessonRules.validFrom, day))
    .orderBy(desc(lessonRules.validFrom))
    .limit(1);
  return rules ?? null;
}

/** Null if others begin on the same day. */
export async function insertLessonRules(
  tx: Transaction,
  values: LessonRulesForm & { readonly madeBy: string; readonly madeAt: Date },
) {
  const [rules] = await tx
    .insert(lessonRules)
    .values(values)
    .onConflictDoNothing({ target: lessonRules.validFrom })
    .returning();
  return rules ?? null;
}
