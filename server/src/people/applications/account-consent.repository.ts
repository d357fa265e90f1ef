import type { Language } from '@bayan/domain/language/language';
import type { Transaction } from '@bayan/platform/db/database';
import { and, eq } from 'drizzle-orm';
import { guardianConsents, guardians } from '#schema/people.ts';

interface Consent {
  readonly version: string;
  readonly language: Language;
  readonly at: Date;
}

/** What the parent agreed to in the form, kept with the parent from now on (R281). */
export async function insertConsent(tx: Transaction, studentId: string, consent: Consent | null) {
  if (!consent) return;
  const [parent] = await tx
    .select({ id: guardians.id })
    .from(guardians)
    .where(and(eq(guardians.studentId, studentId), eq(guardians.position, 1)));
  if (!parent) throw new Error('the parent was not stored');
  await tx.insert(guardianConsents).values({
    guardianId: parent.id,
    purpose: 'lessons',
    textVersion: consent.version,
    language: consent.language,
    givenAt: consent.at,
  });
}
