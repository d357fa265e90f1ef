import { Refusal } from '@bayan/domain/errors';
import { vettingDay } from '@bayan/domain/vetting/check-expiry';
import { MANDATORY_CHECKS } from '@bayan/domain/vetting/checks';
import type { Queryable } from '@bayan/platform/db/database';
import { hasExpired } from './vetting.repository.ts';

/** No lesson is put into the diary of a tutor after the last day of a mandatory check (R983). */
export async function refuseExpired(
  db: Queryable,
  { tutorId, startsAt }: { readonly tutorId: string; readonly startsAt: Date },
): Promise<void> {
  if (await hasExpired(db, tutorId, { kinds: MANDATORY_CHECKS, day: vettingDay(startsAt) }))
    throw new Refusal('vetting.expired', { field: 'tutorId' });
}
