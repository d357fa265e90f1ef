import { Refusal } from '@bayan/domain/errors';
import type { WorkLinkForm } from '@bayan/domain/homework/homework.contract';
import type { Transaction } from '@bayan/platform/db/database';
import type { FileAddresses } from '@bayan/platform/file-store/file-address';
import { type ActionContext, recordRead } from '#academy/audit/audit.repository.ts';
import { findHomework } from './homework.repository.ts';

/** An address under which the actor can have a file of homework for a while (R157). */
export async function linkWork(
  tx: Transaction,
  context: ActionContext,
  { id, fileId, use }: WorkLinkForm & { readonly id: string },
  addresses: FileAddresses,
) {
  const { actor, now } = context;
  const homework = await findHomework(tx, actor, id);
  if (!homework?.submission?.files.some(file => file.id === fileId)) throw new Refusal('not-found');
  const { id: studentId } = homework.student;
  if (studentId !== actor.id) await recordRead(tx, context, { studentId }, 'homework file');
  return addresses.write(tx, { fileId, viewer: actor.id, use }, now);
}
