import { Refusal } from '@bayan/domain/errors';
import type { ImportRecord } from '@bayan/domain/imports/imports.contract';
import { canUndoImport } from '@bayan/domain/imports/undo-import.policy';
import type { Transaction } from '@bayan/platform/db/database';
import { databaseFailure, FOREIGN_KEY_VIOLATION } from '@bayan/platform/db/failure';
import type { RecordVersion } from '@bayan/platform/http/route';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { findAssignment } from '#people/assignments/assignments.repository.ts';
import {
  deleteAssignments,
  findUsedAssignments,
  listAssignmentRows,
} from './imported-assignments.repository.ts';
import { deleteImportedPeople, findUsedPeople, recordImportedPeople } from './imported-people.repository.ts';
import { findImport, updateImport } from './imports.repository.ts';
import { lockImportForChange } from './lock-import.ts';

/** Takes an import back as if it had never been, while nothing has been done with what it made (R994). */
export async function undoImport(
  tx: Transaction,
  context: ActionContext,
  seen: RecordVersion,
): Promise<ImportRecord> {
  const { actor, now } = context;
  const before = await lockImportForChange(tx, seen);
  if (!canUndoImport(before, now)) throw new Refusal('import.over');
  if (before.kind === 'assignments') await takeAssignmentsBack(tx, context, before);
  else await takePeopleBack(tx, context, before);
  await updateImport(tx, seen.id, { state: 'undone', undoneAt: now, undoneBy: actor.id, uninvited: 0 });
  const after = await findImport(tx, seen.id);
  if (!after) throw new Error('an import is not there after it was undone');
  await recordChange(tx, context, {
    action: 'import.undone',
    noun: 'imports',
    targetId: seen.id,
    before,
    after,
  });
  return after;
}

async function takePeopleBack(tx: Transaction, context: ActionContext, { id, kind }: ImportRecord) {
  const imported = { importId: id, role: kind === 'students' ? 'student' : 'tutor' } as const;
  const used = await findUsedPeople(tx, imported);
  if (used.length > 0) throw new Refusal('import.used', { used });
  await deleteImportedPeople(tx, imported).catch((error: unknown) => {
    // By something that has no row of its own in the list of uses: nothing of it is lost, and the import stays.
    throw databaseFailure(error)?.code === FOREIGN_KEY_VIOLATION
      ? new Refusal('import.used', { used: [] })
      : error;
  });
  await recordImportedPeople(tx, context, { ...imported, isUndone: true });
}

async function takeAssignmentsBack(tx: Transaction, context: ActionContext, { id }: ImportRecord) {
  const used = await findUsedAssignments(tx, id);
  if (used.length > 0) throw new Refusal('import.used', { used });
  const rows = await listAssignmentRows(tx, id);
  for (const { recordId } of rows) {
    const before = await findAssignment(tx, recordId);
    if (!before) throw new Error('an assignment that was held is not there');
    const { tutor, student } = before;
    const change = { noun: 'assignments', targetId: recordId, before, after: { tutor, student } } as const;
    await recordChange(tx, context, { action: 'assignment.import-undone', ...change });
  }
  await deleteAssignments(
    tx,
    rows.map(({ recordId }) => recordId),
  );
}
