import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeStamp } from '@bayan/server/people/applications/form-stamp';
import { audited, type Change } from '#prove/crash/change.ts';
import { type Scenario, unique, type Writer } from '#prove/crash/scenario.ts';

const SEND_FILE = 'post /api/applications/files';
const APPLY = 'post /api/applications';
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
  const path = `/api/applications/files?${new URLSearchParams(query)}`;
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

/** A tutor applies with a certificate. */
export const applicationWriter: Writer = {
  routes: [SEND_FILE, APPLY],
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
    };
  },
};
