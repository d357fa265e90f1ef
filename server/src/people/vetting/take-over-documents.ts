import { type CheckKind, variantsOf } from '@bayan/domain/vetting/checks';
import type { Transaction } from '@bayan/platform/db/database';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { auditedOf, keepEvent } from './change-check.ts';
import { findCheck, replaceDocuments, saveCheck } from './vetting.repository.ts';

interface Applied {
  readonly tutorId: string;
  /** What the applicant calls the qualification. */
  readonly qualification: string;
  readonly fileIds: readonly string[];
}

const KIND: CheckKind = 'teaching';

/** The certificates that came with an application wait in the vetting to be looked at (R988). */
export async function takeOverDocuments(
  tx: Transaction,
  context: ActionContext,
  { tutorId, qualification, fileIds }: Applied,
): Promise<void> {
  if (fileIds.length === 0) return;
  const { now } = context;
  const variant = variantsOf(KIND).find(offered => offered === qualification) ?? null;
  const id = await saveCheck(tx, {
    ...{ tutorId, kind: KIND, state: 'open', variant, createdAt: now, updatedAt: now },
  });
  await replaceDocuments(tx, id, fileIds);
  const after = await findCheck(tx, tutorId, KIND);
  await keepEvent(tx, context, tutorId, after);
  await recordChange(tx, context, {
    action: 'vetting.changed',
    noun: 'vetting',
    targetId: id,
    after: auditedOf(tutorId, after),
  });
}
