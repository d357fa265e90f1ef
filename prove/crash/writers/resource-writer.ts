import { randomBytes, randomUUID } from 'node:crypto';
import { audited, type Change } from '#prove/crash/change.ts';
import { type Scenario, unique, type Writer } from '#prove/crash/scenario.ts';
import { sendInParts, UPLOAD_ROUTES } from './send-in-parts.ts';

const ADD = 'post /api/resources';
const CHANGE = 'patch /api/resources/{id}';
const REMOVE = 'delete /api/resources/{id}';
const RESTORE = 'post /api/resources/{id}/restore';
const LINK = 'post /api/resources/{id}/link';
const OPEN = 'post /api/resources/{id}/opens';

/** An address is nowhere written down: it happened where the resource is still there to have one. */
const askForLink = ({ tutor }: Scenario, id: string): Change => ({
  route: LINK,
  call: {
    method: 'POST',
    path: `/api/resources/${id}/link`,
    token: tutor.token,
    body: { use: 'view' },
    key: unique('key'),
  },
  inDoubt: 'ask-again',
  times: store => store.count('select count(*) from resources where id = $1', [id]),
});

/** How often is counted, and not which: it happened where the resource is still there to be opened. */
const countAnOpen = ({ tutor }: Scenario, id: string): Change => ({
  route: OPEN,
  call: { method: 'POST', path: `/api/resources/${id}/opens`, token: tutor.token, key: unique('key') },
  inDoubt: 'ask-again',
  times: store => store.count('select count(*) from resources where id = $1', [id]),
});

const CAN_RESTORE = `select count(*)::int as fresh from resources
  where id = $1 and removed_at > now() - interval '30 seconds'`;

/** Where a crash took longer than a resource can be brought back, it stays removed. */
async function restore({ tutor, store, perform }: Scenario, id: string) {
  const { fresh } = await store.only(CAN_RESTORE, [id]);
  if (fresh === 0) return;
  await perform(
    audited({
      route: RESTORE,
      call: {
        method: 'POST',
        path: `/api/resources/${id}/restore`,
        token: tutor.token,
        version: 3,
        key: unique('key'),
      },
      action: 'resource.removal-undone',
      target: id,
    }),
  );
}

/** A tutor adds a worksheet, renames it, removes it and brings it back. */
export const resourceWriter: Writer = {
  routes: [...UPLOAD_ROUTES, ADD, CHANGE, REMOVE, RESTORE, LINK, OPEN],
  start: async scenario => async () => {
    const { tutor, store, perform } = scenario;
    const [fileId, title, changed] = [randomUUID(), unique('sheet'), unique('changed')];
    const bytes = Buffer.concat([Buffer.from('%PDF-1.7 '), randomBytes(200)]);
    await sendInParts(scenario, { id: fileId, token: tutor.token, bytes, use: 'worksheet' });
    const body = { type: 'worksheet', title, subject: 'English', isPublic: false, fileId };
    await perform(
      audited({
        route: ADD,
        call: { method: 'POST', path: '/api/resources', token: tutor.token, body, key: unique('key') },
        action: 'resource.added',
        after: { title },
      }),
    );
    const { id } = await store.only('select id from resources where file_id = $1', [fileId]);
    const target = String(id);
    const path = `/api/resources/${id}` as const;
    const { token } = tutor;
    await perform(askForLink(scenario, target));
    await perform(countAnOpen(scenario, target));
    await perform(
      audited({
        route: CHANGE,
        call: { method: 'PATCH', path, token, version: 1, body: { title: changed } },
        action: 'resource.changed',
        target,
        after: { title: changed },
      }),
    );
    await perform(
      audited({
        route: REMOVE,
        call: { method: 'DELETE', path, token, version: 2 },
        action: 'resource.removed',
        target,
      }),
    );
    await restore(scenario, target);
  },
};
