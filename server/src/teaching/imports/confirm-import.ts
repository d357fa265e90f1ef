import { Refusal } from '@bayan/domain/errors';
import type { ImportKind } from '@bayan/domain/imports/import-kinds';
import type { ImportRecord } from '@bayan/domain/imports/imports.contract';
import type { Transaction } from '@bayan/platform/db/database';
import type { RecordVersion } from '@bayan/platform/http/route';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { assignTutor } from '#people/assignments/assign-tutor.ts';
import type { AssignmentChanges } from '#people/assignments/assignment-changes.ts';
import { keepMadeAssignments, listAssignmentRows } from './imported-assignments.repository.ts';
import { insertImportedPeople, recordImportedPeople } from './imported-people.repository.ts';
import { findImport, updateImport } from './imports.repository.ts';
import { lockImportForChange } from './lock-import.ts';
import { findPeopleByAddress } from './stored-clashes.repository.ts';

interface Parts {
  readonly assignmentChanges: AssignmentChanges;
  /** Refuses people where another service keeps their accounts. */
  readonly refuseHosted: (kind: ImportKind) => void;
}

/** Makes everything that the file says, or nothing (R993). */
export async function confirmImport(
  tx: Transaction,
  context: ActionContext,
  seen: RecordVersion,
  { assignmentChanges, refuseHosted }: Parts,
): Promise<ImportRecord> {
  const { actor, now } = context;
  const before = await lockImportForChange(tx, seen);
  refuseHosted(before.kind);
  if (before.state !== 'checked') throw new Refusal('import.over');
  if (before.faultyRows > 0 || before.fileFaults.length > 0) throw new Refusal('import.faulty');
  if (before.kind === 'assignments') await makeAssignments(tx, context, before, assignmentChanges);
  else await makePeople(tx, context, before);
  await updateImport(tx, seen.id, {
    state: 'confirmed',
    confirmedAt: now,
    confirmedBy: actor.id,
    uninvited: before.kind === 'assignments' ? 0 : before.rows,
  });
  const after = await findImport(tx, seen.id);
  if (!after) throw new Error('an import is not there after it was confirmed');
  await recordChange(tx, context, {
    action: 'import.confirmed',
    noun: 'imports',
    targetId: seen.id,
    before,
    after,
  });
  return after;
}

async function makePeople(tx: Transaction, context: ActionContext, { id, kind, rows }: ImportRecord) {
  const imported = { importId: id, role: kind === 'students' ? 'student' : 'tutor' } as const;
  const made = await insertImportedPeople(tx, imported, context.now);
  // Somebody has got one of the addresses since the preview.
  if (made !== rows) throw new Refusal('import.outdated');
  await recordImportedPeople(tx, context, { ...imported, isUndone: false });
}

/** One by one, as by hand: lessons that wait for a tutor follow each of them (R602). */
async function makeAssignments(
  tx: Transaction,
  context: ActionContext,
  { id }: ImportRecord,
  changes: AssignmentChanges,
) {
  const rows = await listAssignmentRows(tx, id);
  const people = await findPeopleByAddress(
    tx,
    rows.flatMap(({ record }) => [record.tutorEmail, record.studentEmail]),
  );
  const made: { number: number; assignmentId: string }[] = [];
  for (const { number, record } of rows) {
    const tutor = people.get(record.tutorEmail);
    const student = people.get(record.studentEmail);
    if (!tutor || !student) throw new Refusal('import.outdated');
    const pair = { tutorId: tutor.id, studentId: student.id, subject: record.subject };
    const assignment = await assignTutor(tx, context, pair, changes).catch((error: unknown) => {
      throw error instanceof Refusal ? new Refusal('import.outdated') : error;
    });
    made.push({ number, assignmentId: assignment.id });
  }
  await keepMadeAssignments(tx, id, made);
}
