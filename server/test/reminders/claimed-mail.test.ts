import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openListener } from '@bayan/platform/db/listen';
import { createKnownSecret } from '@bayan/platform/db/own-signature';
import { inTransaction } from '@bayan/platform/db/transaction';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enqueueMail, markInterruptedFailed } from '#academy/mail/mail.repository.ts';
import { startMailWorker } from '#academy/mail/mail-worker.ts';
import { mailOutbox } from '#schema/academy.ts';
import { queueReminders } from '#teaching/reminders/queue-reminders.ts';
import { addPerson, addSession } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { startMailServer } from '#test/mail/mail-server.ts';
import { PATIENCE } from '#test/patience.ts';

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

/** A worker whose mail server takes everything, unless it is told otherwise. */
function startWorker(deliver: (kind: string) => Promise<void> = async () => {}) {
  const sent: string[] = [];
  const listener = openListener(app.db.$client);
  const kindOf = async (id: string) =>
    (await app.db.select().from(mailOutbox).where(eq(mailOutbox.id, id)))[0]?.kind ?? '';
  const worker = startMailWorker({
    db: app.db,
    listener,
    config: app.config,
    transport: {
      async send({ id }) {
        const kind = await kindOf(id);
        await deliver(kind);
        sent.push(kind);
      },
      close() {},
    },
    clock: app.clock.now,
    log,
  });
  const stop = async () => {
    await worker.stop();
    await listener.stop();
  };
  return { sent, wake: worker.wake, stop };
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
  const { sent, stop } = startWorker();
  await vi.waitFor(() => expect(sent).toHaveLength(4), PATIENCE);
  await stop();
  expect(sent).toEqual(['recovery', 'lesson-day', 'lesson-day', 'lesson-day']);
});

/** A real mail server, and a worker in a process of its own that dies before the server has answered it. */
test('a reminder whose worker is killed while handing it over does not arrive twice', async () => {
  await remindOf(1);
  const server = await startMailServer();
  const script = join(import.meta.dirname, '../mail/worker-process.ts');
  const child = spawn(
    process.execPath,
    [script, app.databaseUrl, server.url, app.clock.now().toISOString()],
    { stdio: 'ignore' },
  );
  const ended = once(child, 'exit');
  server.beforeAnswer(async () => {
    server.beforeAnswer(undefined);
    child.kill('SIGKILL');
    await ended;
  });
  await ended;
  expect(server.received).toHaveLength(1);
  await markInterruptedFailed(app.db);
  const [held] = await app.db.select().from(mailOutbox);
  expect(held).toMatchObject({ status: 'waiting', attempts: 1 }); // the dead worker may still be alive
  await app.db.$client.query(
    `update mail_outbox set claimed_until = clock_timestamp() - interval '1 second'`,
  );
  const { sent, stop } = startWorker();
  await delay(300);
  await stop();
  await server.stop();
  expect(sent).toEqual([]);
  await markInterruptedFailed(app.db);
  expect(await app.db.select().from(mailOutbox)).toMatchObject([
    { status: 'failed', attempts: 1, data: {}, lastError: expect.stringContaining('handed over') },
  ]);
});

test('a reminder that the mail server refused is handed over again', async () => {
  await remindOf(1);
  let tries = 0;
  const { sent, wake, stop } = startWorker(async () => {
    tries += 1;
    if (tries === 1) throw new Error('try again later');
  });
  await vi.waitFor(
    async () =>
      expect(await app.db.select().from(mailOutbox)).toMatchObject([{ attempts: 1, claimedUntil: null }]),
    PATIENCE,
  );
  app.clock.advance(60_000);
  wake();
  await vi.waitFor(() => expect(sent).toEqual(['lesson-day']), PATIENCE);
  await stop();
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
  await vi.waitUntil(() => readings >= 2, PATIENCE);
  await delay(300);
  await worker.stop();
  await listener.stop();
  expect(readings).toBeGreaterThanOrEqual(2);
  expect(sent).toEqual([]);
  expect(await app.db.select().from(mailOutbox)).toMatchObject([
    { status: 'withdrawn', attempts: 1, data: {} },
  ]);
});
