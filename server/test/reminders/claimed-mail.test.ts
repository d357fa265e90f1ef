import { spawnSync } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openListener } from '../../src/db/listen.ts';
import { createKnownSecret } from '../../src/db/own-signature.ts';
import { mailOutbox } from '../../src/db/schema/academy.ts';
import { inTransaction } from '../../src/db/transaction.ts';
import { claimMails, enqueueMail } from '../../src/features/mail/mail.repository.ts';
import { startMailWorker } from '../../src/features/mail/mail-worker.ts';
import { queueReminders } from '../../src/features/reminders/queue-reminders.ts';
import { addPerson, addSession } from '../builders.ts';
import { createTestApp, type TestApp } from '../harness.ts';

const HOUR = 3_600_000;
const log = { info: () => {}, warn: () => {} };

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

/** While this process stands still: nothing of it can come between. */
function changeAtOnce(statement: string) {
  const script = `import pg from 'pg'; const client = new pg.Client(process.argv[1]); await client.connect();
    await client.query(process.argv[2]); await client.end();`;
  const args = ['--input-type=module', '-e', script, app.databaseUrl, statement];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: import.meta.dirname });
  if (status !== 0) throw new Error(String(stderr));
}

/** Of each lesson one mail, which waits. */
async function remindOf(lessons: number) {
  const secretOf = createKnownSecret();
  const look = () => queueReminders(app.db, { now: app.clock.now(), secretOf });
  await look();
  for (let lesson = 0; lesson < lessons; lesson++)
    await addSession(app, {
      tutorId: await addPerson(app, { role: 'tutor' }),
      studentId: await addPerson(app, { role: 'student' }),
      startsAt: new Date(app.clock.now().getTime() + 25 * HOUR),
    });
  app.clock.advance(HOUR);
  await look();
}

test('a mail that somebody waits for is taken before reminders, however long these have waited', async () => {
  await remindOf(3);
  app.clock.advance(1_000);
  const now = app.clock.now();
  await inTransaction(app.db, tx =>
    enqueueMail(tx, {
      kind: 'recovery',
      to: 'maryam@family.example',
      language: 'en',
      data: { link: 'https://bayan.example/', code: '482913' },
      now,
    }),
  );
  const take = async (limit: number) =>
    (await claimMails(app.db, { host: 'bayan.example', limit, now })).map(({ kind }) => kind);
  expect(await take(2)).toEqual(['recovery', 'lesson-day']);
  expect(await take(5)).toEqual(['lesson-day', 'lesson-day']);
});

test('a mail that a worker has in hand when its lesson moves does not go out', async () => {
  await remindOf(1);

  const sent: string[] = [];
  const listener = openListener(app.db.$client);
  let readings = 0;
  const worker = startMailWorker({
    db: app.db,
    listener,
    config: app.config,
    transport: { send: async mail => void sent.push(mail.id), close() {} },
    // It reads the clock once to take the mail in hand, and once more before it sends.
    clock: () => {
      readings += 1;
      if (readings === 2) changeAtOnce(`update sessions set starts_at = starts_at + interval '1 day'`);
      return app.clock.now();
    },
    log,
  });
  for (let waited = 0; readings < 2 && waited < 5_000; waited += 20) await delay(20);
  await delay(300);
  await worker.stop();
  await listener.stop();
  expect(readings).toBeGreaterThanOrEqual(2);
  expect(sent).toEqual([]);
  expect(await app.db.select().from(mailOutbox)).toMatchObject([
    { status: 'withdrawn', attempts: 1, data: {} },
  ]);
});
