import { WAITING_STAGES } from '@bayan/domain/applications/application-stage';
import { PROMISED_HOURS } from '@bayan/domain/applications/promise-clock';
import type { Transaction } from '@bayan/platform/db/database';
import { literals } from '@bayan/platform/db/literals';
import { and, asc, inArray, isNull, lte, sql } from 'drizzle-orm';
import { applications } from '#schema/applications.ts';

const HOUR_MS = 3_600_000;

interface Due {
  readonly now: Date;
  readonly limit: number;
}

/**
 * Families whose promise is broken and of whom nobody was told, longest broken first. They are held, and marked as told
 * in the same transaction; who takes the next ones meanwhile takes others.
 */
export async function takeLate(tx: Transaction, { now, limit }: Due) {
  const due = await tx
    .select({ id: applications.id, reference: applications.reference, ownerId: applications.ownerId })
    .from(applications)
    .where(
      and(
        // In the very words of the index.
        sql`${applications.kind} = 'student' and ${applications.stage} in (${literals(WAITING_STAGES)})`,
        isNull(applications.lateToldAt),
        lte(applications.createdAt, new Date(now.getTime() - PROMISED_HOURS.until * HOUR_MS)),
      ),
    )
    .orderBy(asc(applications.createdAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  if (due.length > 0)
    await tx
      .update(applications)
      .set({ lateToldAt: now })
      .where(
        inArray(
          applications.id,
          due.map(({ id }) => id),
        ),
      );
  return due;
}
