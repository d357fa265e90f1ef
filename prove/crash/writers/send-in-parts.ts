import { randomUUID } from 'node:crypto';
import type { Change } from '#prove/crash/change.ts';
import { type Scenario, unique } from '#prove/crash/scenario.ts';
import { differenceOnDisk, SENT_NAME, type SentFile } from './sent-file.ts';

const BEGIN = 'put /api/uploads/{id}';
const PART = 'put /api/uploads/{id}/parts/{number}';
const FINISH = 'post /api/uploads/{id}/file';
const GIVE_UP = 'delete /api/uploads/{id}';
export const UPLOAD_ROUTES = [BEGIN, PART, FINISH, GIVE_UP] as const;

/** Every step may be taken again, and leaves one upload, one part and one file. */
export async function sendInParts(scenario: Scenario, sent: SentFile) {
  const { perform } = scenario;
  const { id, token, bytes, use } = sent;
  const path = `/api/uploads/${id}` as const;
  const begin: Change = {
    route: BEGIN,
    call: { method: 'PUT', path, token, body: { name: SENT_NAME, size: bytes.length, use } },
    inDoubt: 'ask-again',
    times: store => store.count('select count(*) from uploads where id = $1', [id]),
  };
  const part: Change = {
    route: PART,
    call: { method: 'PUT', path: `${path}/parts/1`, token, file: bytes },
    inDoubt: 'ask-again',
    // Once the file is there its parts are not needed any more.
    times: store =>
      store.count(
        `select (exists (select from upload_parts where upload_id = $1) or exists (select from files where id = $1))::int`,
        [id],
      ),
    differs: differenceOnDisk(scenario, sent, 'select storage_key from upload_parts where upload_id = $1'),
  };
  const finish: Change = {
    route: FINISH,
    call: { method: 'POST', path: `${path}/file`, token, key: unique('key') },
    inDoubt: 'ask-again',
    times: store => store.count('select count(*) from files where id = $1', [id]),
    differs: differenceOnDisk(scenario, sent, 'select storage_key from files where id = $1'),
  };
  for (const change of [begin, part, finish]) await perform(change);
  await giveUpAnother(scenario, id, token);
}

/** Of one that was begun beside it nothing is left. */
async function giveUpAnother({ perform, store }: Scenario, besideId: string, token: string): Promise<void> {
  const id = randomUUID();
  await store.rows(
    `insert into uploads (id, owner_id, use, name, size)
      select $2, owner_id, use, name, 10 from uploads where id = $1 on conflict do nothing`,
    [besideId, id],
  );
  await perform({
    route: GIVE_UP,
    call: { method: 'DELETE', path: `/api/uploads/${id}`, token },
    inDoubt: 'look-first',
    times: async kept => 1 - (await kept.count('select count(*) from uploads where id = $1', [id])),
  });
}
