import { plainEmail } from '@bayan/domain/fields/email-address';
import type { ImportColumn } from '@bayan/domain/imports/import-columns';
import type { ImportFault, ImportProblem } from '@bayan/domain/imports/import-faults';
import type { ImportKind } from '@bayan/domain/imports/import-kinds';
import type { AssignmentRow } from '@bayan/domain/imports/imports.contract';
import type { Queryable } from '@bayan/platform/db/database';
import type { ImportedRow } from './read-import.ts';
import {
  findAssignmentsInForce,
  findPeopleByAddress,
  findTakenAddresses,
  pairKey,
} from './stored-clashes.repository.ts';

/** The rows with what is wrong about them beside what the academy has already (R992). */
export const withClashes = (
  db: Queryable,
  kind: ImportKind,
  rows: readonly ImportedRow[],
): Promise<ImportedRow[]> =>
  kind === 'assignments' ? withAssignmentClashes(db, rows) : withTakenAddresses(db, rows);

function blamed(row: ImportedRow, faults: readonly (readonly [ImportColumn, ImportProblem])[]): ImportedRow {
  const added = faults
    .filter(([column]) => !row.faults.some(fault => fault.column === column))
    .map(([column, problem]): ImportFault => ({ column, problem, value: row.cells[column] ?? '' }));
  return added.length === 0 ? row : { ...row, record: null, faults: [...row.faults, ...added] };
}

const addressIn = ({ cells }: ImportedRow, column: ImportColumn) => plainEmail(cells[column] ?? '');

async function withTakenAddresses(db: Queryable, rows: readonly ImportedRow[]) {
  const taken = await findTakenAddresses(
    db,
    rows.map(row => addressIn(row, 'email')),
  );
  return rows.map(row => blamed(row, taken.has(addressIn(row, 'email')) ? [['email', 'taken']] : []));
}

async function withAssignmentClashes(db: Queryable, rows: readonly ImportedRow[]) {
  const people = await findPeopleByAddress(
    db,
    rows.flatMap(row => [addressIn(row, 'tutorEmail'), addressIn(row, 'studentEmail')]),
  );
  const problemOf = (row: ImportedRow, role: 'tutor' | 'student') => {
    const column = `${role}Email` as const;
    const person = people.get(addressIn(row, column));
    if (person?.role !== role) return [[column, `no-${role}`]] as const;
    return person.isActive ? [] : ([[column, 'inactive']] as const);
  };
  const checked = rows.map(row => blamed(row, [...problemOf(row, 'tutor'), ...problemOf(row, 'student')]));
  const pairOf = (row: ImportedRow) => {
    const tutor = people.get(addressIn(row, 'tutorEmail'));
    const student = people.get(addressIn(row, 'studentEmail'));
    if (row.record === null || !tutor || !student) return null;
    return { tutorId: tutor.id, studentId: student.id, subject: (row.record as AssignmentRow).subject };
  };
  const inForce = await findAssignmentsInForce(
    db,
    checked.map(pairOf).filter(pair => pair !== null),
  );
  return checked.map(row => {
    const pair = pairOf(row);
    const isAssigned = pair !== null && inForce.has(pairKey(pair.tutorId, pair.studentId, pair.subject));
    return blamed(row, isAssigned ? [['subject', 'assigned']] : []);
  });
}
