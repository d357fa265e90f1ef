import { Refusal } from '@bayan/domain/errors';
import { takesAddressAway } from '@bayan/domain/profiles/parent-address';
import { nameIn } from '@bayan/domain/profiles/person-name';
import type { ParentForm, PersonRecord } from '@bayan/domain/profiles/profiles.contract';
import type { Transaction } from '@bayan/platform/db/database';
import { givenValues } from '@bayan/platform/db/given-values';
import { takeMailPlace } from '@bayan/platform/limits/asked-mails.repository';
import { enforceRateLimit, keyOf } from '@bayan/platform/limits/limits.repository';
import { enqueueMail } from '#academy/mail/mail.repository.ts';
import type { Config } from '#config/config.ts';
import { insertParent, rewriteParent } from './profile-changes.repository.ts';
import { refuseImpossiblePhone } from './refuse-impossible-phone.ts';

/** Of one student: each tells somebody who may be a stranger (R443). */
const CHANGES_OF_ADDRESS = { most: 5, windowMs: 86_400_000 };

/** What is said about the first guardian (R441). Whether the address is another one now. */
export async function changeParent(
  tx: Transaction,
  now: Date,
  { profile, student }: PersonRecord,
  form: ParentForm,
  config: Config,
): Promise<boolean> {
  const { id } = profile;
  const given = givenValues(form);
  const before = student?.parentContact ?? null;
  for (const number of ['phone', 'whatsapp'] as const)
    refuseImpossiblePhone(`student.parentContact.${number}`, form[number], before?.[number]);
  if (takesAddressAway(before?.email, form.email)) refuse('email');
  if (before) await rewriteParent(tx, id, given);
  else await insertParent(tx, id, { ...given, name: form.name ?? refuse('name') });
  const to = form.email ?? null;
  if (to === null || to === before?.email) return false;
  if (config.auth.rateLimits)
    await enforceRateLimit(tx, { ...CHANGES_OF_ADDRESS, key: keyOf('addresses of a parent', id) }, now);
  // Both hear of it, so that no child redirects the parent's copies unseen (R442).
  const language = form.language ?? before?.language ?? 'ar';
  if (!config.auth.rateLimits || (await takeMailPlace(tx, { to, now })))
    await enqueueMail(tx, { kind: 'parent-address-given', to, language, data: {}, now });
  if (before?.email) {
    const data = { student: nameIn(before.language, profile), newEmail: to };
    const mail = { to: before.email, language: before.language, data, now };
    await enqueueMail(tx, { kind: 'parent-address-replaced', ...mail });
  }
  return true;
}

function refuse(part: keyof ParentForm): never {
  const field = `student.parentContact.${part}`;
  throw new Refusal('input.invalid', { field, issues: [{ field, problem: 'required' }] });
}
