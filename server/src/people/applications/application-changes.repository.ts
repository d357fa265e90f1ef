import type { ApplicationStateRecord } from '@bayan/domain/applications/application-admin.contract';
import type { Transaction } from '@bayan/platform/db/database';
import { and, eq, sql } from 'drizzle-orm';
import { applications } from '#schema/applications.ts';
import { stateColumns } from './application-columns.ts';

/** Held until the change is done. */
export async function lockApplication(tx: Transaction, id: string): Promise<ApplicationStateRecord | null> {
  const [row] = await tx.select(stateColumns).from(applications).where(eq(applications.id, id)).for('update');
  return row ?? null;
}

/** The application that became this account and waits for the first lesson. */
export async function findMatchedFor(tx: Transaction, profileId: string): Promise<string | null> {
  const [row] = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.profileId, profileId), eq(applications.stage, 'matched')));
  return row?.id ?? null;
}

export type Changed = Partial<
  Pick<
    typeof applications.$inferInsert,
    | 'stage'
    | 'closedReason'
    | 'ownerId'
    | 'matchedAt'
    | 'consultationAt'
    | 'consultationMinutes'
    | 'consultationChanges'
    | 'profileId'
  >
>;

export async function updateApplication(
  tx: Transaction,
  id: string,
  changed: Changed,
): Promise<ApplicationStateRecord> {
  const [row] = await tx
    .update(applications)
    .set(changed)
    .where(eq(applications.id, id))
    .returning(stateColumns);
  if (!row) throw new Error('the application is held and cannot be gone');
  return row;
}

const applicant = {
  id: applications.id,
  reference: applications.reference,
  email: applications.email,
  language: applications.language,
  timezone: sql<string | null>`${applications.answers} ->> 'timezone'`,
};

/** To whom the consultation is mailed, and the number of this change of it. */
export async function nextConsultation(tx: Transaction, id: string) {
  const [row] = await tx
    .select({ applicant, changes: sql<number>`${applications.consultationChanges} + 1` })
    .from(applications)
    .where(eq(applications.id, id));
  if (!row) throw new Error('the application is held and cannot be gone');
  return row;
}
export type Applicant = Awaited<ReturnType<typeof nextConsultation>>['applicant'];
