import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeStamp } from '@bayan/server/people/applications/form-stamp';
import { audited, type Change } from '#prove/crash/change.ts';
import { type Scenario, unique, type Writer } from '#prove/crash/scenario.ts';

const SEND_FILE = 'post /api/applications/files';
const APPLY = 'post /api/applications';
const OWNER = 'put /api/applications/{id}/owner';
const MOVE = 'put /api/applications/{id}/stage';
const BOOK = 'put /api/applications/{id}/consultation';
const CANCEL = 'delete /api/applications/{id}/consultation';
const INVITE = 'post /api/applications/{id}/account';
const NOTE = 'post /api/applications/{id}/notes';
const LINK = 'post /api/applications/{id}/link';
const MINUTE = 60_000;

const ANSWERS = {
  kind: 'tutor',
  name: 'Eleanor',
  phone: '+442079460958',
  country: 'GB',
  city: 'Leeds',
  timezone: 'Europe/London',
  britishNational: true,
  nativeEnglish: true,
  qualification: 'celta',
  degree: 'BA English',
  years: 6,
  subjects: ['English'],
  days: [1],
  parts: ['evening'],
  culture: 'With respect.',
  introduction: 'With patience.',
  reliableInternet: true,
  consent: '2026-11',
};

/** A file is there where its row is, and its bytes where the row says. */
function sendFile(scenario: Scenario, query: Readonly<Record<string, string>>): Change {
  const file = Buffer.concat([Buffer.from('%PDF-1.7 '), randomBytes(200)]);
  const path = `/api/applications/files?${new URLSearchParams(query)}` as const;
  return {
    route: SEND_FILE,
    call: { method: 'POST', path, file, key: unique('key') },
    inDoubt: 'ask-again',
    times: store => store.count('select count(*) from files where id = $1', [query.id]),
    async differs(store) {
      const row = await store.only('select storage_key from files where id = $1', [query.id]);
      const kept = await readFile(join(scenario.dataDir, 'files', String(row.storage_key))).catch(() => null);
      const isSame = kept !== null && sha256(kept) === sha256(file);
      return isSame ? null : 'the file on the disk is not what was acknowledged';
    },
  };
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

const NOTES = `select count(*) from application_events where application_id = $1 and kind = 'note'`;

/** A colleague takes the application on, writes about it and opens the certificate. */
async function workOn({ admin, perform, store }: Scenario, id: string, fileId: string): Promise<void> {
  const { id: ownerId } = await store.only(`select id from profiles where role = 'admin' limit 1`, []);
  const path = `/api/applications/${id}` as const;
  await perform(
    audited({
      route: OWNER,
      call: { method: 'PUT', path: `${path}/owner`, token: admin, version: 1, body: { ownerId } },
      action: 'application.owner-chosen',
      target: id,
    }),
  );
  await perform(
    audited({
      route: MOVE,
      call: { method: 'PUT', path: `${path}/stage`, token: admin, version: 2, body: { stage: 'contacted' } },
      action: 'application.moved',
      target: id,
    }),
  );
  const body = { date: '2031-01-01', time: '18:00', timezone: 'Europe/London' };
  await perform(
    audited({
      route: BOOK,
      call: { method: 'PUT', path: `${path}/consultation`, token: admin, version: 3, body },
      action: 'application.consultation-set',
      target: id,
    }),
  );
  await perform(
    audited({
      route: CANCEL,
      call: { method: 'DELETE', path: `${path}/consultation`, token: admin, version: 4 },
      action: 'application.consultation-cancelled',
      target: id,
    }),
  );
  const posted = { method: 'POST', token: admin, key: unique('key') } as const;
  await perform(
    audited({
      route: INVITE,
      call: { ...posted, key: unique('key'), path: `${path}/account`, version: 5, body: {} },
      action: 'application.matched',
      target: id,
    }),
  );
  await perform({
    route: NOTE,
    call: { ...posted, path: `${path}/notes`, body: { text: unique('note') } },
    inDoubt: 'ask-again',
    times: kept => kept.count(NOTES, [id]),
  });
  await perform({
    route: LINK,
    call: { ...posted, key: unique('key'), path: `${path}/link`, body: { fileId, use: 'view' } },
    inDoubt: 'ask-again',
    times: kept => kept.count('select count(*) from application_files where file_id = $1', [fileId]),
  });
}

/** A tutor applies with a certificate, and somebody looks after it. */
export const applicationWriter: Writer = {
  routes: [SEND_FILE, APPLY, OWNER, MOVE, BOOK, CANCEL, INVITE, NOTE, LINK],
  async start(scenario) {
    const { secret } = await scenario.store.only('select secret from form_secret', []);
    return async () => {
      const stamp = writeStamp(secret as Buffer, new Date(Date.now() - MINUTE));
      const [id, certificate] = [randomUUID(), randomUUID()];
      await scenario.perform(
        sendFile(scenario, { id: certificate, application: id, name: 'celta.pdf', stamp }),
      );
      const answers = { ...ANSWERS, email: `${unique('tutor')}@people.example`, certificates: [certificate] };
      const body = { id, language: 'en', stamp, answers };
      await scenario.perform(
        audited({
          route: APPLY,
          call: { method: 'POST', path: '/api/applications', body, key: unique('key') },
          action: 'application.received',
          target: id,
        }),
      );
      await workOn(scenario, id, certificate);
    };
  },
};
