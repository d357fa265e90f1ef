import { createServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PATIENCE } from '#test/patience.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { type MailSetup, openMailSetup } from './mail-setup.ts';

const HOUR = 3_600_000;
const NOTICE = { kind: 'password-changed', data: {} } as const;

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

test('a mail that the server refuses is tried again later, and arrives once', async () => {
  server.behave('refuse');
  await setup.enqueue();
  const worker = setup.startWorker(server.url);
  const row = await setup.untilAttempted(1);
  expect(row).toMatchObject({ status: 'waiting', lastError: expect.stringContaining('try later') });
  server.behave('accept');
  worker.wake();
  setup.advance(9_000);
  await delay(300);
  expect(server.tries).toBe(1);
  setup.advance(1_000);
  const [sent] = await setup.untilOutbox(['sent']);
  expect(server.received.map(mail => mail.messageId)).toEqual([sent?.messageId]);
});

test('a line cut after the mail was taken costs one repeat under the same Message-ID', async () => {
  server.behave('drop');
  await setup.enqueue();
  setup.startWorker(server.url);
  const row = await setup.untilAttempted(1);
  expect(server.received).toHaveLength(1);
  server.behave('accept');
  setup.advance(10_000);
  await setup.untilOutbox(['sent']);
  expect(server.received.map(mail => mail.messageId)).toEqual([row.messageId, row.messageId]);
});

test('a server that never answers does not hold the worker', async () => {
  server.behave('hang');
  await setup.enqueue();
  setup.startWorker(server.url, { connectMs: 10_000, replyMs: 1_000, wholeMs: 15_000 });
  await setup.untilAttempted(1);
  server.behave('accept');
  setup.advance(10_000);
  await setup.untilOutbox(['sent']);
  expect(server.received).toHaveLength(1);
});

test('a server that talks without end does not hold the worker either', async () => {
  const talking = new Set<Socket>();
  const chatterbox = createServer(socket => {
    talking.add(socket);
    socket.on('error', () => {});
    const timer = setInterval(() => socket.write('220-one moment\r\n'), 100);
    socket.once('close', () => clearInterval(timer));
  });
  await new Promise<void>(resolve => chatterbox.listen(0, '127.0.0.1', resolve));
  const address = chatterbox.address();
  await setup.enqueue();
  const start = performance.now();
  setup.startWorker(`smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`, {
    connectMs: 10_000,
    replyMs: 10_000,
    wholeMs: 600,
  });
  await setup.untilAttempted(1);
  expect(performance.now() - start).toBeLessThan(5_000);
  for (const socket of talking) socket.destroy();
  chatterbox.close();
});

test('a server that is down loses nothing: the mails wait and then arrive', async () => {
  const { port } = server;
  await server.stop();
  for (let n = 0; n < 10; n++) await setup.enqueue();
  setup.startWorker(`smtp://127.0.0.1:${port}`);
  await vi.waitFor(async () => {
    for (const row of await setup.outbox()) expect(row).toMatchObject({ attempts: 1, claimedUntil: null });
  }, PATIENCE);
  server = await startMailServer({}, port);
  setup.advance(10_000);
  await setup.untilOutbox(Array.from({ length: 10 }, () => 'sent' as const));
  expect(new Set(server.received.map(mail => mail.messageId)).size).toBe(10);
});

test('after three days a mail is given up: it stays visible with its error, without its content', async () => {
  server.behave('refuse');
  await setup.enqueue(NOTICE);
  setup.startWorker(server.url);
  await setup.untilAttempted(1);
  setup.advance(72 * HOUR);
  const [row] = await setup.untilOutbox(['failed']);
  expect(row).toMatchObject({ attempts: 2, data: {}, lastError: expect.stringContaining('try later') });
  setup.advance(HOUR);
  await delay(300);
  expect(server.tries).toBe(2);
});

test('a mail is not tried again once its link would have expired', async () => {
  server.behave('refuse');
  await setup.enqueue();
  setup.startWorker(server.url);
  await setup.untilAttempted(1);
  setup.advance(HOUR);
  const [row] = await setup.untilOutbox(['failed']);
  expect(row).toMatchObject({ attempts: 2, data: {}, lastError: expect.stringContaining('try later') });
});

test('a mail whose link expired before anybody could send it is given up unsent', async () => {
  await setup.enqueue();
  setup.advance(HOUR + 1);
  setup.startWorker(server.url);
  const [row] = await setup.untilOutbox(['failed']);
  expect(row).toMatchObject({ data: {}, lastError: expect.stringContaining('expired') });
  expect(server.tries).toBe(0);
});

test('a mail that expires while its server is away keeps the reason that was found before', async () => {
  server.behave('refuse');
  await setup.enqueue();
  setup.startWorker(server.url);
  await setup.untilAttempted(1);
  setup.advance(HOUR + 1);
  const [row] = await setup.untilOutbox(['failed']);
  expect(row?.lastError).toContain('try later');
  expect(server.tries).toBe(1);
});

test('what a server says is kept without what no database can store', async () => {
  const odd = createServer(socket => {
    socket.on('error', () => {});
    socket.end('554 no\0such\u0007mailbox\r\n');
  });
  await new Promise<void>(resolve => odd.listen(0, '127.0.0.1', resolve));
  const address = odd.address();
  await setup.enqueue();
  setup.startWorker(`smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
  const { lastError } = await setup.untilAttempted(1);
  expect(lastError).toContain('no such mailbox');
  odd.close();
});

test('mails whose fate the database refuses to store do not keep the others waiting', async () => {
  await setup.db.$client.query('alter table mail_outbox add check (last_error is null)');
  for (let n = 0; n < 5; n++) await setup.enqueue({ to: 'nobody@family.example' });
  const delivered: string[] = [];
  setup.startWorkerWith({
    async send({ message: { to } }) {
      if (to.address.startsWith('nobody')) throw new Error('no such mailbox');
      delivered.push(to.address);
    },
    close() {},
  });
  await vi.waitFor(
    () => expect(setup.lines.filter(line => line.includes('23514'))).toHaveLength(5),
    PATIENCE,
  );
  await setup.enqueue({ to: 'maryam@family.example' });
  await vi.waitFor(() => expect(delivered).toEqual(['maryam@family.example']), PATIENCE);
});

test('a mail of a kind this code does not know waits for code that does', async () => {
  await setup.enqueue();
  await setup.db.$client.query(`update mail_outbox set kind = 'from-tomorrow'`);
  setup.startWorker(server.url);
  expect(await setup.untilAttempted(1)).toMatchObject({ status: 'waiting', attempts: 1 });
  expect(server.tries).toBe(0);
});

test('a certificate that nobody vouches for is refused, unless the address says to accept it', async () => {
  const encrypted = await startMailServer({ secure: true });
  const url = encrypted.url.replace('smtp:', 'smtps:');
  await setup.enqueue();
  const careful = setup.startWorker(url);
  await setup.untilAttempted(1);
  expect(encrypted.received).toEqual([]);
  await careful.stop();
  setup.startWorker(`${url}?tls.rejectUnauthorized=false`);
  setup.advance(10_000);
  await setup.untilOutbox(['sent']);
  await encrypted.stop();
});
