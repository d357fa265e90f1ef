import { Refusal } from '@bayan/domain/errors';
import { type CheckKind, variantsOf } from '@bayan/domain/vetting/checks';
import { type CheckForm, type CheckRecord, checkView } from '@bayan/domain/vetting/vetting.contract';
import type { Transaction } from '@bayan/platform/db/database';
import type { RecordVersion } from '@bayan/platform/http/route';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { lockOwnFile } from '#academy/files/files.repository.ts';
import { lockTutor } from '#people/public-tutors/public-tutors.repository.ts';
import {
  findCheck,
  findDocument,
  insertEvent,
  replaceDocuments,
  type StoredCheck,
  saveCheck,
} from './vetting.repository.ts';

/** Confirms, refuses or reopens a check of a tutor, over the version that was seen (R980, R981). */
export async function changeCheck(
  tx: Transaction,
  context: ActionContext,
  { id: tutorId, version, kind }: RecordVersion & { readonly kind: CheckKind },
  form: CheckForm,
): Promise<CheckRecord> {
  const { actor, now } = context;
  if (!(await lockTutor(tx, tutorId))) throw new Refusal('not-found');
  const before = await findCheck(tx, tutorId, kind);
  if (before.version !== version) throw new Refusal('conflict.stale', { current: checkView.parse(before) });
  refuseOtherVariant(kind, form);
  await refuseOtherDocuments(tx, { tutorId, actorId: actor.id }, form.documents);
  const { documents, ...said } = form;
  const isOpen = form.state === 'open';
  const id = await saveCheck(tx, {
    ...said,
    ...{ tutorId, kind, createdAt: now, updatedAt: now },
    checkedBy: isOpen ? null : actor.id,
    checkedAt: isOpen ? null : now,
  });
  await replaceDocuments(tx, id, documents);
  const after = await findCheck(tx, tutorId, kind);
  await keepEvent(tx, context, tutorId, after);
  await recordChange(tx, context, {
    action: 'vetting.changed',
    noun: 'vetting',
    targetId: id,
    ...(before.id !== null && { before: auditedOf(tutorId, before) }),
    after: auditedOf(tutorId, after),
  });
  return after;
}

/** A certificate that is confirmed says which it is, and is one of those that will do. */
function refuseOtherVariant(kind: CheckKind, { state, variant }: CheckForm): void {
  const offered = variantsOf(kind);
  const isMissing = variant === null && state === 'confirmed' && offered.length > 0;
  const isOther = variant !== null && !offered.includes(variant);
  if (isMissing || isOther) {
    const problem = isMissing ? 'required' : 'not-offered';
    throw new Refusal('input.invalid', { field: 'variant', issues: [{ field: 'variant', problem }] });
  }
}

/** A document is the tutor's already, or a file that the admin has just sent. */
async function refuseOtherDocuments(
  tx: Transaction,
  { tutorId, actorId }: { readonly tutorId: string; readonly actorId: string },
  fileIds: readonly string[],
): Promise<void> {
  for (const fileId of fileIds) {
    const known = await findDocument(tx, fileId);
    const isTheirs = known ? known.tutorId === tutorId : await lockOwnFile(tx, actorId, fileId);
    if (!isTheirs) throw new Refusal('vetting.document', { field: 'documents' });
  }
}

/** The history keeps the check as it is now, with the names that its documents had. */
export const keepEvent = (
  tx: Transaction,
  { actor, now }: ActionContext,
  tutorId: string,
  { kind, state, variant, expiresOn, note, documents }: StoredCheck,
) =>
  insertEvent(tx, {
    ...{ tutorId, kind, state, variant, expiresOn, note },
    documents: documents.map(({ name }) => name),
    actorId: actor.id,
    at: now,
  });

/** The audit log holds what was decided, and nothing that a colleague wrote. */
export const auditedOf = (
  tutorId: string,
  { kind, state, variant, expiresOn, documents, version }: StoredCheck,
) => ({ tutorId, kind, state, variant, expiresOn, documents: documents.map(({ id }) => id), version });
