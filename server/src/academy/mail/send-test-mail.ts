import { Refusal } from '@bayan/domain/errors';
import type { Queryable, Transaction } from '@bayan/platform/db/database';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { readSettings } from '#academy/settings/settings.repository.ts';
import { exampleMails } from './example-mails.ts';
import { enqueueMail } from './mail.repository.ts';
import { isNotification } from './mail-kinds.ts';
import type { KnownMail } from './view-mail-texts.ts';

/** Where a person gets mails. The folder of people fills it. */
export type AddressOf = (db: Queryable, personId: string) => Promise<string | null>;

/** To nobody but who asks for it (R909). */
export async function sendTestMail(
  tx: Transaction,
  context: ActionContext,
  { mail, publicUrl }: { readonly mail: KnownMail; readonly publicUrl: string },
  addressOf: AddressOf,
) {
  const { actor, now } = context;
  const { kind, language } = mail;
  if (isNotification(kind) && !(await readSettings(tx)).emailNotifications)
    throw new Refusal('mail-texts.switched-off');
  const [first] = exampleMails(kind, { language, publicUrl, now });
  const to = await addressOf(tx, actor.id);
  if (!first || to === null) throw new Refusal('not-found');
  await enqueueMail(tx, { ...first.content, to, language, now });
  const after = { kind, language, to };
  await recordChange(tx, context, { action: 'mail-texts.tested', noun: 'mail-texts', targetId: null, after });
  return { to };
}
