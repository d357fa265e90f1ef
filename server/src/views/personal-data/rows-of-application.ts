import type { PersonsRows } from './mark.ts';
import { MARKED_ROWS } from './marked-rows.ts';
import { OWN_APPLICATIONS } from './marks-of-people.ts';

/**
 * The same marks for one application that became nobody's account: where they name a person's applications, they name the
 * one whose id stands for the person. No person has the id of an application, so nothing else is found.
 */
const ofApplication = (rows: PersonsRows): PersonsRows => ({
  ...rows,
  whose: rows.whose.replaceAll(OWN_APPLICATIONS, 'select :person::uuid'),
});

/** All that is emptied or deleted, in the order of an erasure. The audit log says nothing of who applied (R822). */
export const ROWS_OF_APPLICATION = MARKED_ROWS.filter(
  ({ table, rows }) =>
    table !== 'audit_log' && rows.whose.includes(OWN_APPLICATIONS) && (rows.isDeleted || rows.emptied),
).map(({ table, rows }) => ({ table, rows: ofApplication(rows) }));

/** The files among them, with where their bytes lie. */
export const FILES_OF_APPLICATION: PersonsRows = {
  whose: ROWS_OF_APPLICATION.filter(({ table }) => table === 'files')
    .map(({ rows }) => `(${rows.whose})`)
    .join(' or '),
  exported: ['storage_key'],
};
