import { audited } from '#prove/crash/change.ts';
import { type Scenario, unique, type Writer } from '#prove/crash/scenario.ts';

const WRITE = 'post /api/staff-notes';
const CHANGE = 'patch /api/staff-notes/{id}';
const REMOVE = 'delete /api/staff-notes/{id}';
const RESTORE = 'post /api/staff-notes/{id}/restore';

const CAN_RESTORE = `select count(*)::int as fresh from staff_notes
  where id = $1 and removed_at > now() - interval '30 seconds'`;

/** Where a crash took longer than a note can be brought back, it stays removed. */
async function restore({ admin, store, perform }: Scenario, id: string) {
  const { fresh } = await store.only(CAN_RESTORE, [id]);
  if (fresh === 0) return;
  await perform(
    audited({
      route: RESTORE,
      call: {
        method: 'POST',
        path: `/api/staff-notes/${id}/restore`,
        token: admin,
        version: 3,
        key: unique('key'),
      },
      action: 'staff-note.restored',
      target: id,
    }),
  );
}

/** An admin writes a note, changes it, removes it and brings it back. */
export const staffNoteWriter: Writer = {
  routes: [WRITE, CHANGE, REMOVE, RESTORE],
  start: async scenario => async () => {
    const { admin: token, store, perform } = scenario;
    const [text, changed] = [unique('note'), unique('changed')];
    await perform(
      audited({
        route: WRITE,
        call: { method: 'POST', path: '/api/staff-notes', token, body: { text }, key: unique('key') },
        action: 'staff-note.written',
        after: { text },
      }),
    );
    const { id } = await store.only('select id from staff_notes where text = $1', [text]);
    const target = String(id);
    const path = `/api/staff-notes/${id}` as const;
    await perform(
      audited({
        route: CHANGE,
        call: { method: 'PATCH', path, token, version: 1, body: { text: changed, isPinned: true } },
        action: 'staff-note.changed',
        target,
        after: { text: changed },
      }),
    );
    await perform(
      audited({
        route: REMOVE,
        call: { method: 'DELETE', path, token, version: 2 },
        action: 'staff-note.removed',
        target,
      }),
    );
    await restore(scenario, target);
  },
};
