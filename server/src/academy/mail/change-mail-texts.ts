import { Refusal } from '@bayan/domain/errors';
import type { OwnTexts } from '@bayan/domain/mail/mail-texts.contract';
import type { Transaction } from '@bayan/platform/db/database';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import type { NamedPeople } from '#academy/audit/named-people.ts';
import { checkOwnTexts } from './check-own-texts.ts';
import { lockOwnTexts, writeOwnTexts } from './own-texts.repository.ts';
import { type KnownMail, originalsOf, viewOf } from './view-mail-texts.ts';

/** Without texts the mail has the originals again (R907). */
export async function changeMailTexts(
  tx: Transaction,
  context: ActionContext,
  { mail, version, texts }: { readonly mail: KnownMail; readonly version: number; readonly texts: OwnTexts },
  namedPeople: NamedPeople,
) {
  const originals = originalsOf(mail);
  checkOwnTexts(texts, originals);
  const before = await lockOwnTexts(tx, mail);
  if ((before?.version ?? 0) !== version)
    throw new Refusal('conflict.stale', { current: await viewOf(tx, mail, before, namedPeople) });
  // What reads as the original is the original: it follows when that changes.
  const own = Object.fromEntries(
    Object.entries(texts).filter(([name, text]) => originals.get(name) !== text),
  );
  if (JSON.stringify(before?.texts ?? {}) === JSON.stringify(own))
    return viewOf(tx, mail, before, namedPeople);
  const after = await writeOwnTexts(tx, mail, { texts: own, updatedBy: context.actor.id });
  await recordChange(tx, context, {
    action: 'mail-texts.changed',
    noun: 'mail-texts',
    targetId: after.id,
    before,
    after,
  });
  return viewOf(tx, mail, after, namedPeople);
}
