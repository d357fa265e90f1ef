import { Refusal } from '@bayan/domain/errors';
import type { Language } from '@bayan/domain/language/language';
import type { Queryable } from '@bayan/platform/db/database';
import type { NamedPeople } from '#academy/audit/named-people.ts';
import { isMailKind, type MailKind } from './mail-kinds.ts';
import { originalTexts } from './original-texts.ts';
import { findOwnTexts } from './own-texts.repository.ts';

export interface KnownMail {
  readonly kind: MailKind;
  readonly language: Language;
}

export function knownMail({
  kind,
  language,
}: {
  readonly kind: string;
  readonly language: Language;
}): KnownMail {
  if (!isMailKind(kind)) throw new Refusal('not-found');
  return { kind, language };
}

export const originalsOf = ({ kind, language }: KnownMail) => originalTexts(kind, language);

type StoredTexts = Awaited<ReturnType<typeof findOwnTexts>>;

export async function viewOf(db: Queryable, mail: KnownMail, stored: StoredTexts, namedPeople: NamedPeople) {
  const changedBy = stored?.updatedBy ?? null;
  return {
    ...mail,
    version: stored?.version ?? 0,
    updatedAt: stored?.updatedAt ?? null,
    by: (await namedPeople(db, [changedBy]))(changedBy),
    texts: [...originalsOf(mail)].map(([name, original]) => ({
      name,
      original,
      own: stored?.texts[name] ?? null,
    })),
  };
}

export const viewMailTexts = async (db: Queryable, mail: KnownMail, namedPeople: NamedPeople) =>
  viewOf(db, mail, await findOwnTexts(db, mail), namedPeople);
