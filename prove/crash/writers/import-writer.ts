import { audited } from '#prove/crash/change.ts';
import { type Scenario, unique, type Writer } from '#prove/crash/scenario.ts';

const CHECK = 'post /api/imports';
const CONFIRM = 'post /api/imports/{id}/confirm';
const UNDO = 'post /api/imports/{id}/undo';
const INVITE = 'post /api/imports/{id}/invitations';

const STUDENTS = 20;

/** A file of students whom nobody knows, sent and confirmed. */
async function importStudents({ admin: token, store, perform }: Scenario): Promise<string> {
  const name = unique('students');
  const rows = Array.from({ length: STUDENTS }, (_row, at) => `Student ${at},${name}-${at}@import.example\n`);
  const file = new TextEncoder().encode(`Name,Email\n${rows.join('')}`);
  const path = `/api/imports?kind=students&name=${name}` as const;
  await perform(
    audited({
      route: CHECK,
      call: { method: 'POST', path, token, file, key: unique('key') },
      action: 'import.checked',
      after: { fileName: name },
    }),
  );
  const { id } = await store.only('select id from imports where file_name = $1', [name]);
  await perform(
    audited({
      route: CONFIRM,
      call: { method: 'POST', path: `/api/imports/${id}/confirm`, token, version: 1, key: unique('key') },
      action: 'import.confirmed',
      target: String(id),
    }),
  );
  return String(id);
}

/** An admin imports students and takes them back, then imports others and invites them. */
export const importWriter: Writer = {
  routes: [CHECK, CONFIRM, UNDO, INVITE],
  start: async scenario => async () => {
    const { admin: token, perform } = scenario;
    const wrong = await importStudents(scenario);
    await perform(
      audited({
        route: UNDO,
        call: { method: 'POST', path: `/api/imports/${wrong}/undo`, token, version: 2, key: unique('key') },
        action: 'import.undone',
        target: wrong,
      }),
    );
    const right = await importStudents(scenario);
    await perform(
      audited({
        route: INVITE,
        call: { method: 'POST', path: `/api/imports/${right}/invitations`, token, key: unique('key') },
        action: 'import.invited',
        target: right,
      }),
    );
  },
};
