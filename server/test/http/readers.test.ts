import { once } from 'node:events';
import { readdirSync, readlinkSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { serveApp } from '#app/serve.ts';
import { files } from '#schema/files.ts';
import { type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { listenAs } from '#test/live/ear.ts';
import { PATIENCE } from '#test/patience.ts';
import { libraryOf } from '#test/resources/library.ts';

/** More than a connection takes that nobody reads from. */
const LARGE = 8 * 1024 * 1024;
const MAX_OF_A_PERSON = 60;

let app: TestApp;
let tutor: Person;
let port: number;
const sockets: Socket[] = [];
const closing: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  app = await createTestApp();
  tutor = await signIn(app, { role: 'tutor' });
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const close of closing.splice(0)) await close();
  await app.close();
});

async function serve(
  bounds: Parameters<typeof serveApp>[2] = {},
  trustedProxies: string[] = [],
  served = app.app,
) {
  const serving = await serveApp(served, { host: '127.0.0.1', port: 0, trustedProxies }, bounds);
  closing.push(serving.close);
  port = serving.address.port;
}

/** A file that is so large, and where the tutor reads it. */
async function largeFile(): Promise<string> {
  const { id, fileId } = await libraryOf(tutor).addFiled();
  const [row] = await app.db.update(files).set({ size: LARGE }).where(eq(files.id, fileId)).returning();
  await app.files.put(row?.storageKey ?? '', Buffer.alloc(LARGE));
  return libraryOf(tutor).link(id);
}

const openSocket = () => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  sockets.push(socket);
  return socket;
};
const requestFor = (path: string, token = tutor.token) =>
  `GET ${path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n\r\n`;
/** Asks, and reads all of it. */
const askFor = async (path: string, { token } = tutor) => {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  await answer.arrayBuffer();
  return answer.status;
};
/** Asks, and reads the status alone. */
const statusOf = (path: string) =>
  new Promise<number>((resolve, reject) => {
    const socket = openSocket();
    socket.once('close', () => reject(new Error('hung up')));
    socket.once('data', (bytes: Buffer) => {
      socket.pause();
      resolve(Number(bytes.toString('latin1').split(' ')[1]));
    });
    socket.write(requestFor(path));
  });
/** How many files of the academy this process has open. */
const openFiles = () =>
  readdirSync('/proc/self/fd').filter(fd => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`).startsWith(app.config.dataDir);
    } catch {
      // Closed while it was looked at.
      return false;
    }
  }).length;

test('readers who never read hold nothing open: neither their connection nor the file (R615)', async () => {
  await serve({ readers: { everyMs: 20, timeoutMs: 200 } });
  const url = await largeFile();
  const many = Array.from({ length: 15 }, () => statusOf(url));
  expect(new Set(await Promise.all(many))).toEqual(new Set([200]));
  expect(openFiles()).toBeGreaterThan(0);
  await expect.poll(openFiles, PATIENCE).toBe(0);
  await Promise.all(sockets.map(socket => Promise.all([once(socket, 'close'), socket.resume()])));
});

test('what was asked for together on one connection ends with it', async () => {
  await serve();
  const url = await largeFile();
  const socket = openSocket();
  socket.write(requestFor(url).repeat(10));
  await expect.poll(openFiles, PATIENCE).toBe(10);
  socket.destroy();
  await expect.poll(openFiles, PATIENCE).toBe(0);
});

test('who is gone before the answer is there leaves no stream behind', async () => {
  const url = await app.listen();
  const ear = await listenAs(url, tutor.token);
  const MANY = 15;
  let [answered, gone] = [0, 0];
  const all = Promise.withResolvers<void>();
  const late: typeof app.app = {
    ...app.app,
    async fetch(request, peer, hangUp, onceOver) {
      onceOver?.(() => ++gone === MANY && all.resolve());
      const answer = await app.app.fetch(request, peer, hangUp, onceOver);
      if (++answered === MANY) for (const socket of sockets) socket.destroy();
      await all.promise;
      return answer;
    },
  };
  await serve({}, [], late);
  for (let n = 0; n < MANY; n++) openSocket().write(requestFor('/api/live'));
  await all.promise;
  // With what was left behind, more than one person may have: the first would end.
  for (let n = 0; n < 8; n++) await listenAs(url, tutor.token);
  app.app.live.heard(JSON.stringify({ noun: 'settings', id: null }));
  await ear.hears({ noun: 'settings', id: null });
});

test('of one person 60 answers are under way at once, and others are answered meanwhile (R616)', async () => {
  await serve();
  const url = await largeFile();
  // One that is not read keeps all that is asked for after it.
  expect(await Promise.all([statusOf(url), statusOf(url)])).toEqual([200, 200]);
  for (const socket of sockets) socket.write(requestFor('/api/me').repeat(MAX_OF_A_PERSON));
  await expect.poll(() => askFor('/api/me'), PATIENCE).toBe(429);
  expect(await askFor(url)).toBe(429);
  expect(await askFor('/api/me', await signIn(app, { role: 'student' }))).toBe(200);
  for (const socket of sockets) socket.destroy();
  await expect.poll(() => askFor('/api/me'), PATIENCE).toBe(200);
});

test('a network has so many connections and no more, unless it is a proxy of ours (R616)', async () => {
  await serve({ mostConnections: 5 });
  const five = Array.from({ length: 5 }, () => statusOf('/api/ready'));
  expect(new Set(await Promise.all(five))).toEqual(new Set([200]));
  await expect(statusOf('/api/ready')).rejects.toThrow('hung up');
  sockets[0]?.destroy();
  await expect.poll(() => statusOf('/api/ready').catch(() => 0), PATIENCE).toBe(200);
  await serve({ mostConnections: 5 }, ['127.0.0.1']);
  const ten = Array.from({ length: 10 }, () => statusOf('/api/ready'));
  expect(new Set(await Promise.all(ten))).toEqual(new Set([200]));
});
