import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { audited, type Deed } from '../deed.ts';
import { type Lane, unique, type World } from '../world.ts';

const SEND_FILE = 'post /api/files';
const ADD = 'post /api/resources';
const CHANGE = 'patch /api/resources/{id}';
const REMOVE = 'delete /api/resources/{id}';
const LINK = 'post /api/resources/{id}/link';

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** A file is there where its row is, and its bytes where the row says. */
function sendFile({ tutor, dataDir }: World, id: string): Deed {
  const file = Buffer.concat([Buffer.from('%PDF-1.7 '), randomBytes(200)]);
  const query = new URLSearchParams({ id, name: 'lesson.pdf', type: 'worksheet' });
  return {
    route: SEND_FILE,
    call: { method: 'POST', path: `/api/files?${query}`, file, token: tutor.token, key: unique('key') },
    inDoubt: 'ask-again',
    times: store => store.count('select count(*) from files where id = $1', [id]),
    async differs(store) {
      const row = await store.only('select storage_key from files where id = $1', [id]);
      const kept = await readFile(join(dataDir, 'files', String(row.storage_key))).catch(() => null);
      return kept !== null && sha256(kept) === sha256(file)
        ? null
        : 'the file on the disk is not what was acknowledged';
    },
  };
}

/** An address is nowhere written down: it happened where the resource is still there to have one. */
const askForLink = ({ tutor }: World, id: string): Deed => ({
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

/** A tutor adds a worksheet, renames it and removes it again. */
export const resourceLane: Lane = {
  routes: [SEND_FILE, ADD, CHANGE, REMOVE, LINK],
  start: async world => async () => {
    const { tutor, store, perform } = world;
    const [fileId, title, changed] = [randomUUID(), unique('sheet'), unique('changed')];
    await perform(sendFile(world, fileId));
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
    const [target, path] = [String(id), `/api/resources/${id}`];
    const { token } = tutor;
    await perform(askForLink(world, target));
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
