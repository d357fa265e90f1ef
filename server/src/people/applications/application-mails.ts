import type { ApplicationKind } from '@bayan/domain/applications/application-kind';
import type { Language } from '@bayan/domain/language/language';
import type { Transaction } from '@bayan/platform/db/database';
import { enqueueMail } from '#academy/mail/mail.repository.ts';
import { activeAdmins } from '#people/profiles/admins.repository.ts';
import type { ApplicationLimits } from './application-limits.ts';

interface Stored {
  readonly kind: ApplicationKind;
  readonly reference: string;
  readonly now: Date;
}

interface Answered extends Stored {
  readonly to: string;
  readonly language: Language;
}

/** Without anything that was typed: the address may be a stranger's, and the words too (R376). */
export async function mailApplicant(
  tx: Transaction,
  { to, language, kind, reference, now }: Answered,
  limits: ApplicationLimits,
): Promise<void> {
  if (!(await limits.mayAnswer(tx, to, now))) return;
  await enqueueMail(tx, {
    kind: 'application-received',
    to,
    language,
    data: { application: kind, reference },
    now,
  });
}

export async function notifyAdmins(
  tx: Transaction,
  { kind, name, reference, now }: Stored & { readonly name: string },
): Promise<void> {
  const data = { application: kind, name, reference };
  for (const { email: to, language } of await activeAdmins(tx)) {
    await enqueueMail(tx, { kind: 'application-arrived', to, language, data, now });
  }
}
