import type { Language } from '@bayan/domain/language/language';
import type { OwnTexts } from '@bayan/domain/mail/mail-texts.contract';
import type { Queryable, Transaction } from '@bayan/platform/db/database';
import { and, eq, sql } from 'drizzle-orm';
import { mailTexts } from '#schema/academy.ts';

export interface MailInLanguage {
  readonly kind: string;
  readonly language: Language;
}

const isOf = ({ kind, language }: MailInLanguage) =>
  and(eq(mailTexts.kind, kind), eq(mailTexts.language, language));

export const findOwnTexts = async (db: Queryable, mail: MailInLanguage) =>
  (await db.select().from(mailTexts).where(isOf(mail)))[0];

/** Those that an admin has changed and not put back. */
export const listOwnTexts = (db: Queryable) =>
  db
    .select({ kind: mailTexts.kind, language: mailTexts.language })
    .from(mailTexts)
    .where(sql`${mailTexts.texts} <> '{}'::jsonb`);

/** Two who write the first texts of a mail come one after the other. */
export const lockOwnTexts = async (tx: Transaction, mail: MailInLanguage) => {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtext('mail_texts'), hashtext(${mail.kind + mail.language}))`,
  );
  return findOwnTexts(tx, mail);
};

export async function writeOwnTexts(
  tx: Transaction,
  { kind, language }: MailInLanguage,
  { texts, updatedBy }: { readonly texts: OwnTexts; readonly updatedBy: string },
) {
  const [row] = await tx
    .insert(mailTexts)
    .values({ kind, language, texts, updatedBy })
    .onConflictDoUpdate({ target: [mailTexts.kind, mailTexts.language], set: { texts, updatedBy } })
    .returning();
  if (!row) throw new Error('the texts were not written');
  return row;
}
