import { Refusal } from '@bayan/domain/errors';
import type { Transaction } from '@bayan/platform/db/database';
import { and, eq } from 'drizzle-orm';
import { sessionReports } from '#schema/teaching.ts';

/** What a family has reported stays where it was until the academy has decided, or an absence could be moved away (R500). */
export async function refuseReported(tx: Transaction, sessionId: string): Promise<void> {
  const isOpen = and(eq(sessionReports.sessionId, sessionId), eq(sessionReports.status, 'open'));
  const [report] = await tx.select({ id: sessionReports.id }).from(sessionReports).where(isOpen);
  if (report) throw new Refusal('session.reported');
}
