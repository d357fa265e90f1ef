import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeDatabaseAway } from '#test/database-away.ts';
import { PATIENCE } from '#test/patience.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { type MailSetup, NOW, openMailSetup } from './mail-setup.ts';

let setup: MailSetup;
let server: MailServer;
beforeEach(async () => {
  setup = await openMailSetup();
  server = await startMailServer();
});
afterEach(async () => {
  await setup.close();
  await server.stop();
});

test('a worker killed between sending and marking costs one repeat under the same Message-ID', async () => {
  await setup.enqueue();
  const script = join(import.meta.dirname, 'worker-process.ts');
  const child = spawn(process.execPath, [script, setup.databaseUrl, server.url, NOW.toISOString()], {
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  server.beforeAnswer(async () => {
    server.beforeAnswer(undefined);
    child.kill('SIGKILL');
    await ended;
  });
  await ended;
  const [held] = await setup.outbox();
  expect(held).toMatchObject({ status: 'waiting', attempts: 1 });

  const worker = setup.startWorker(server.url);
  await delay(300);
  expect(server.received).toHaveLength(1); // the dead worker's claim still stands
  await setup.db.$client.query(
    `update mail_outbox set claimed_until = clock_timestamp() - interval '1 second'`,
  );
  worker.wake();
  await setup.untilOutbox(['sent']);
  expect(server.received.map(mail => mail.messageId)).toEqual([held?.messageId, held?.messageId]);
});

test('a mail that left while the database was away is marked when it is back, not sent again', async () => {
  let bringBack = async () => {};
  server.beforeAnswer(async () => {
    bringBack = await takeDatabaseAway(setup.databaseUrl);
  });
  await setup.enqueue();
  setup.startWorker(server.url);
  await vi.waitFor(() => expect(setup.lines.join()).toContain('cannot be written'), PATIENCE);
  await bringBack();
  await setup.untilOutbox(['sent']);
  expect(server.received).toHaveLength(1);
});

test('a worker whose database went away goes on by itself when it is back', async () => {
  setup.startWorker(server.url);
  const bringBack = await takeDatabaseAway(setup.databaseUrl);
  await delay(1_500);
  await bringBack();
  await setup.enqueue();
  await setup.untilOutbox(['sent']);
  expect(server.received).toHaveLength(1);
});

test('a worker that is stopped finishes the mail in hand first', async () => {
  server.beforeAnswer(() => delay(300));
  await setup.enqueue();
  const worker = setup.startWorker(server.url);
  await vi.waitFor(() => expect(server.received).toHaveLength(1), PATIENCE);
  await worker.stop();
  expect((await setup.outbox())[0]?.status).toBe('sent');
});

test('a worker that is stopped takes no further mail', async () => {
  const worker = setup.startWorker(server.url);
  await worker.stop();
  await setup.enqueue();
  worker.wake();
  await delay(300);
  expect(await setup.outbox()).toMatchObject([{ status: 'waiting', attempts: 0 }]);
});
