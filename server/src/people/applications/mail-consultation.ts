import type { Transaction } from '@bayan/platform/db/database';
import { enqueueMail } from '#academy/mail/mail.repository.ts';
import { readSettings } from '#academy/settings/settings.repository.ts';
import type { Applicant } from './application-changes.repository.ts';

interface Change {
  readonly change: 'set' | 'moved' | 'cancelled';
  readonly at: Date;
  readonly minutes: number;
  readonly changes: number;
  readonly now: Date;
}

/** Mails the applicant the time by both clocks, with the entry for their calendar (R827). */
export async function mailConsultation(
  tx: Transaction,
  { id, reference, email, language, timezone }: Applicant,
  { change, at, minutes, changes, now }: Change,
): Promise<void> {
  if (email === null || timezone === null) return;
  const { timezone: academyTimezone } = await readSettings(tx);
  const data = {
    change,
    reference,
    consultationAt: at.toISOString(),
    minutes: String(minutes),
    timezone,
    academyTimezone,
    entryId: id,
    changes: String(changes),
    changedAt: now.toISOString(),
  };
  await enqueueMail(tx, { kind: 'consultation', to: email, language, data, now });
}
