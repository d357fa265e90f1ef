import type { OwnTexts } from '@bayan/domain/mail/mail-texts.contract';
import type { Queryable } from '@bayan/platform/db/database';
import { readSettings } from '#academy/settings/settings.repository.ts';
import { checkOwnTexts } from './check-own-texts.ts';
import { exampleMails } from './example-mails.ts';
import { type KnownMail, originalsOf } from './view-mail-texts.ts';
import { writeMail } from './write-mail.ts';

/** By the code that writes the mails that are sent (R909). */
export async function previewMail(
  db: Queryable,
  { mail, texts }: { readonly mail: KnownMail; readonly texts: OwnTexts },
  { publicUrl, now }: { readonly publicUrl: string; readonly now: Date },
) {
  checkOwnTexts(texts, originalsOf(mail));
  const { kind, language } = mail;
  const { siteName, siteNameAr } = await readSettings(db);
  const setting = {
    language,
    publicUrl,
    siteName: language === 'ar' ? siteNameAr : siteName,
    ownTexts: texts,
  };
  return exampleMails(kind, { language, publicUrl, now }).map(({ variant, content }) => ({
    variant,
    ...writeMail(content, setting),
  }));
}
