import type { StoppableKind } from '@bayan/domain/reminders/stoppable-kind';
import type { Queryable, Transaction } from '@bayan/platform/db/database';
import { and, eq } from 'drizzle-orm';
import { reminderStops } from '#schema/reminders.ts';

/** One kind, for one reader of one student's mails. */
interface Stop {
  readonly studentId: string;
  readonly kind: StoppableKind;
  readonly readerMark: string;
}

const isThis = ({ studentId, kind, readerMark }: Stop) =>
  and(
    eq(reminderStops.studentId, studentId),
    eq(reminderStops.kind, kind),
    eq(reminderStops.readerMark, readerMark),
  );

export const findStops = (q: Queryable, studentId: string) =>
  q
    .select({ kind: reminderStops.kind, readerMark: reminderStops.readerMark })
    .from(reminderStops)
    .where(eq(reminderStops.studentId, studentId));

/** Whether it is new. */
export async function insertStop(tx: Transaction, stop: Stop, stoppedAt: Date): Promise<boolean> {
  const { studentId, kind, readerMark } = stop;
  const inserted = await tx
    .insert(reminderStops)
    .values({ studentId, kind, readerMark, stoppedAt })
    .onConflictDoNothing()
    .returning({ kind: reminderStops.kind });
  return inserted.length === 1;
}

/** Whether there was one. */
export async function deleteStop(tx: Transaction, stop: Stop): Promise<boolean> {
  const deleted = await tx.delete(reminderStops).where(isThis(stop)).returning({ kind: reminderStops.kind });
  return deleted.length === 1;
}
