import { randomBytes, randomUUID } from 'node:crypto';
import { audited, type Change } from '#prove/crash/change.ts';
import { type Scenario, unique, type Writer } from '#prove/crash/scenario.ts';
import { sendInParts, UPLOAD_ROUTES } from './send-in-parts.ts';

const ADD = 'post /api/resources';
const CHANGE = 'patch /api/resources/{id}';
const REMOVE = 'delete /api/resources/{id}';
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

/** A tutor adds a worksheet, renames it and removes it again. */
export const resourceWriter: Writer = {
  routes: [...UPLOAD_ROUTES, ADD, CHANGE, REMOVE, LINK, OPEN],
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
  },
};
