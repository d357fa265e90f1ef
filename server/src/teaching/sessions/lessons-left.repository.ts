import type { Transaction } from '@bayan/platform/db/database';
import { and, eq, gt, inArray, isNull, lte, or, type SQL } from 'drizzle-orm';
import { sessions } from '#schema/teaching.ts';

/** Lessons that wait for another tutor are no longer hers (R602). */
async function hasAny(tx: Transaction, tutorId: string, which: SQL | undefined): Promise<boolean> {
  const found = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.tutorId, tutorId), isNull(sessions.tutorLeftAt), which))
    .limit(1);
  return found.length > 0;
}

/** Whether a lesson of hers goes on: by its time, begun or not, or because she began it early. */
export const hasLessonNow = (tx: Transaction, tutorId: string, now: Date) =>
  hasAny(
    tx,
    tutorId,
    and(
      inArray(sessions.status, ['scheduled', 'in-progress']),
      or(lte(sessions.startsAt, now), eq(sessions.status, 'in-progress')),
      gt(sessions.endsAt, now),
    ),
  );

export const hasLessonsToCome = (tx: Transaction, tutorId: string, now: Date) =>
  hasAny(tx, tutorId, and(eq(sessions.status, 'scheduled'), gt(sessions.startsAt, now)));
