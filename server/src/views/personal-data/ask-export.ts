import { Refusal } from '@bayan/domain/errors';
import type { AskExportForm, ExportRecord } from '@bayan/domain/personal-data/exports.contract';
import { EXPORTS_OF_PERSON } from '@bayan/domain/personal-data/request-times';
import type { Transaction } from '@bayan/platform/db/database';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { lockPerson } from '#people/profiles/profiles.repository.ts';
import { exportsSince, findExport, insertExport, wakeWorkers } from './exports.repository.ts';

/** Has the server make a copy of all it stores about a person (R841). The person is held: the count must hold. */
export async function askExport(
  tx: Transaction,
  context: ActionContext,
  { personId, language }: AskExportForm,
): Promise<ExportRecord> {
  const { actor, now } = context;
  if (!(await lockPerson(tx, personId))) throw new Refusal('not-found');
  const { most, windowMs } = EXPORTS_OF_PERSON;
  const { count, first } = await exportsSince(tx, personId, new Date(now.getTime() - windowMs));
  if (first && count >= most) {
    const retryAfterSeconds = Math.ceil((first.getTime() + windowMs - now.getTime()) / 1000);
    throw new Refusal('limit.reached', { retryAfterSeconds });
  }
  const id = await insertExport(tx, { personId, askedBy: actor.id, language, createdAt: now });
  const after = { personId, language };
  await recordChange(tx, context, { action: 'export.asked', noun: 'exports', targetId: id, after });
  await wakeWorkers(tx);
  const made = await findExport(tx, actor.id, id);
  if (!made) throw new Error('an export that was asked for is not there');
  return made;
}
