import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeDatabaseAway } from '#test/database-away.ts';
import { PATIENCE } from '#test/patience.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { type MailStage, NOW, openMailStage } from './mail-setup.ts';

let stage: MailStage;
let server: MailServer;
beforeEach(async () => {
  stage = await openMailStage();
  server = await startMailServer();
});
afterEach(async () => {
  await stage.close();
  await server.stop();
});

test('a worker killed between sending and marking costs one repeat under the same Message-ID', async () => {
  await stage.enqueue();
  const script = join(import.meta.dirname, 'worker-process.ts');
  const child = spawn(process.execPath, [script, stage.databaseUrl, server.url, NOW.toISOString()], {
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  server.beforeAnswer(async () => {
    server.beforeAnswer(undefined);
    child.kill('SIGKILL');
    await ended;
  });
  await ended;
  const [held] = await stage.outbox();
  expect(held).toMatchObject({ status: 'waiting', attempts: 1 });

  const worker = stage.startWorker(server.url);
  await delay(300);
  expect(server.received).toHaveLength(1); // the dead worker's claim still stands
  await stage.db.$client.query(
    `update mail_outbox set claimed_until = clock_timestamp() - interval '1 second'`,
  );
  worker.wake();
  await stage.untilOutbox(['sent']);
  expect(server.received.map(mail => mail.messageId)).toEqual([held?.messageId, held?.messageId]);
});

test('a mail that left while the database was away is marked when it is back, not sent again', async () => {
  let bringBack = async () => {};
  server.beforeAnswer(async () => {
    bringBack = await takeDatabaseAway(stage.databaseUrl);
  });
  await stage.enqueue();
  stage.startWorker(server.url);
  await vi.waitFor(() => expect(stage.lines.join()).toContain('cannot be written'), PATIENCE);
  await bringBack();
  await stage.untilOutbox(['sent']);
  expect(server.received).toHaveLength(1);
});

test('a worker whose database went away goes on by itself when it is back', async () => {
  stage.startWorker(server.url);
  const bringBack = await takeDatabaseAway(stage.databaseUrl);
  await delay(1_500);
  await bringBack();
  await stage.enqueue();
  await stage.untilOutbox(['sent']);
  expect(server.received).toHaveLength(1);
});

test('a worker that is stopped finishes the mail in hand first', async () => {
  server.beforeAnswer(() => delay(300));
  await stage.enqueue();
  const worker = stage.startWorker(server.url);
  await vi.waitFor(() => expect(server.received).toHaveLength(1), PATIENCE);
  await worker.stop();
  expect((await stage.outbox())[0]?.status).toBe('sent');
});

test('a worker that is stopped takes no further mail', async () => {
  const worker = stage.startWorker(server.url);
  await worker.stop();
  await stage.enqueue();
  worker.wake();
  await delay(300);
  expect(await stage.outbox()).toMatchObject([{ status: 'waiting', attempts: 0 }]);
});
