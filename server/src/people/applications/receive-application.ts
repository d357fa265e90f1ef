import { createHash, randomBytes } from 'node:crypto';
import type { ApplicationForm } from '@bayan/domain/applications/applications.contract';
import { newReference } from '@bayan/domain/applications/reference';
import { Refusal } from '@bayan/domain/errors';
import type { Transaction } from '@bayan/platform/db/database';
import { recordChange } from '#academy/audit/audit.repository.ts';
import { findLegalText } from '#academy/legal-texts/legal-texts.repository.ts';
import { refuseImpossiblePhone } from '#people/profiles/refuse-impossible-phone.ts';
import type { ApplicationLimits } from './application-limits.ts';
import { mailApplicant, notifyAdmins } from './application-mails.ts';
import { canonicalPhone } from './canonical-phone.ts';
import { claimCertificates } from './certificates.repository.ts';
import type { FormStamps } from './form-stamp.ts';
import { findReceipt, insertApplication } from './received-applications.repository.ts';

interface Sent {
  readonly body: ApplicationForm;
  readonly now: Date;
  readonly requestId: string;
}

interface Receipt {
  readonly reference: string;
}

/** Stores what somebody sent by a form, once, and tells them and the admins (R370, R376). */
export async function receiveApplication(
  tx: Transaction,
  { body, now, requestId }: Sent,
  { stamps, limits }: { readonly stamps: FormStamps; readonly limits: ApplicationLimits },
): Promise<Receipt> {
  const { id, website, language, stamp, privacyVersion = null } = body;
  if (website !== '') return { reference: newReference(randomBytes) };
  const requestHash = hashOf(body);
  const known = await receiptOf(tx, id, requestHash);
  if (known) return known;
  const age = await stamps.ageOf(tx, stamp, now);
  if (age !== 'right') throw new Refusal(`application.${age}`, { field: 'stamp' });

  if (
    privacyVersion !== null &&
    !(await findLegalText(tx, { kind: 'privacy', version: privacyVersion, language }))
  )
    throw new Refusal('input.invalid', {
      field: 'privacyVersion',
      issues: [{ field: 'privacyVersion', problem: 'not-offered' }],
    });
  refuseImpossiblePhone('answers.phone', body.answers.phone, null);
  const { certificates, columns } = partsOf(body, now);
  const stored = { id, language, privacyVersion, requestHash, createdAt: now, updatedAt: now, ...columns };
  const reference = await insertOnce(tx, stored);
  if (reference === null) return receiveAgain(tx, id, requestHash);
  if (!(await claimCertificates(tx, id, certificates))) {
    throw new Refusal('application.file-missing', { field: 'answers.certificates' });
  }
  const { kind, name, email } = columns;
  if (email) await mailApplicant(tx, { to: email, language, kind, reference, now }, limits);
  await notifyAdmins(tx, { kind, name, reference, now });
  // Without what the family or the tutor wrote: the log is never erased.
  const after = { reference, kind, language };
  const origin = { actor: null, now, requestId };
  await recordChange(tx, origin, {
    action: 'application.received',
    noun: 'applications',
    targetId: id,
    after,
  });
  return { reference };
}

const hashOf = ({ language, answers }: ApplicationForm) =>
  createHash('sha256')
    .update(JSON.stringify([language, answers]))
    .digest();

/** The same again gets the first answer; something else under the same id does not (R377). */
async function receiptOf(tx: Transaction, id: string, requestHash: Buffer): Promise<Receipt | null> {
  const known = await findReceipt(tx, id);
  if (known && !known.requestHash.equals(requestHash))
    throw new Refusal('idempotency.mismatch', { field: 'id' });
  return known;
}

async function receiveAgain(tx: Transaction, id: string, requestHash: Buffer): Promise<Receipt> {
  const first = await receiptOf(tx, id, requestHash);
  if (!first) throw new Error('no reference was free');
  return first;
}

/** Null where somebody has just stored it. A reference that is taken is replaced by another. */
async function insertOnce(
  tx: Transaction,
  values: Omit<Parameters<typeof insertApplication>[1], 'reference'>,
): Promise<string | null> {
  for (let attempt = 0; attempt < 3; attempt++) {
    const reference = newReference(randomBytes);
    if (await insertApplication(tx, { ...values, reference })) return reference;
    if (await findReceipt(tx, values.id)) return null;
  }
  return null;
}

/** What has a column of its own, and the rest. */
function partsOf({ answers }: ApplicationForm, now: Date) {
  const { kind, name, email = null, phone, ...own } = answers;
  const contact = { kind, name, email, phone: phone === undefined ? null : canonicalPhone(phone) };
  if (!('consent' in own)) return { certificates: [], columns: { ...contact, answers: own } };
  const { consent: consentVersion, ...rest } = own;
  const agreed = { ...contact, consentVersion, consentAt: now };
  if (!('certificates' in rest)) return { certificates: [], columns: { ...agreed, answers: rest } };
  const { certificates, ...others } = rest;
  return { certificates, columns: { ...agreed, answers: others } };
}
