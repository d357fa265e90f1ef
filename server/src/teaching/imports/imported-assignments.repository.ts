import type { ImportUse } from '@bayan/domain/imports/import-faults';
import type { AssignmentRow } from '@bayan/domain/imports/imports.contract';
import type { Transaction } from '@bayan/platform/db/database';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { importRows } from '#schema/imports.ts';
import { assignments } from '#schema/people.ts';

export async function listAssignmentRows(tx: Transaction, importId: string) {
  const rows = await tx
    .select({ number: importRows.number, record: importRows.record, recordId: importRows.recordId })
    .from(importRows)
    .where(eq(importRows.importId, importId))
    .orderBy(asc(importRows.number));
  return rows.map(({ record, ...row }) => ({ ...row, record: record as AssignmentRow }));
}

/** A row knows the assignment that it made. */
export async function keepMadeAssignments(
  tx: Transaction,
  importId: string,
  made: readonly { readonly number: number; readonly assignmentId: string }[],
): Promise<void> {
  await tx.execute(sql`
    update ${importRows} as row set record_id = made."assignmentId"
    from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as made (number integer, "assignmentId" uuid)
    where row.import_id = ${importId} and row.number = made.number`);
}

const NAMED_ROWS = 50;

/** The first of those between whose two people something has been done since (R994), by row. */
export async function findUsedAssignments(
  tx: Transaction,
  importId: string,
): Promise<{ row: number; use: ImportUse }[]> {
  await tx.execute(sql`
    select from ${assignments} as made where made.id in (
      select row.record_id from ${importRows} as row where row.import_id = ${importId})
    order by made.id for update`);
  const isOfPair = (name: string) =>
    sql.raw(`${name}.tutor_id = made.tutor_id and ${name}.student_id = made.student_id`);
  const { rows } = await tx.execute<{ row: number; use: ImportUse }>(sql`
    select * from (
      select row.number as row, case
        when made.id is null then 'gone'
        when made.version <> 1 then 'changed'
        when exists (select from sessions s where ${isOfPair('s')}
            and (s.created_at >= made.valid_from or s.status in ('scheduled', 'in-progress')))
          or exists (select from homework h where ${isOfPair('h')} and h.created_at >= made.valid_from)
          or exists (select from progress_notes n where ${isOfPair('n')} and n.created_at >= made.valid_from)
          or exists (select from messages m where ${isOfPair('m')} and m.created_at >= made.valid_from)
          then 'used'
      end as use
      from ${importRows} as row left join ${assignments} as made on made.id = row.record_id
      where row.import_id = ${importId}
    ) as found where use is not null order by row limit ${NAMED_ROWS}`);
  return rows;
}

export async function deleteAssignments(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.delete(assignments).where(inArray(assignments.id, [...ids]));
}
