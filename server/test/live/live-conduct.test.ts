import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { HEARTBEAT_MS } from '@bayan/domain/live/live';
import type { Member } from '@bayan/domain/profiles/actor';
import { createLog } from '@bayan/platform/log/log';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serveApp } from '#app/serve.ts';
import { type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { PATIENCE } from '#test/patience.ts';
import { createLiveHub } from '#views/live/live-hub.ts';
import { listenAs } from './ear.ts';

const SETTINGS_CHANGED = JSON.stringify({ noun: 'settings', id: null });

const member = (id: string): Member => ({
  id,
  name: 'Admin',
  role: 'admin',
  rights: ['operations'],
  standing: 'active',
  timezone: 'Asia/Riyadh',
  language: 'en',
});

let app: TestApp;
let url: string;
let admin: Person;
beforeEach(async () => {
  app = await createTestApp();
  await app.hearChanges();
  url = await app.listen();
  admin = await signIn(app, { role: 'admin' });
});
afterEach(() => app.close());

const changeSettings = async () => {
  const answer = await admin.call('GET', '/api/settings');
  const { version } = (await answer.json()) as { version: number };
  await admin.call('PATCH', '/api/settings', { body: { siteName: `Academy ${version}` }, version });
};

test('a silent stream beats every 25 seconds (R304)', async () => {
  const ear = await listenAs(url, admin.token);
  expect(ear.beats).toBe(1);
  app.clock.advance(HEARTBEAT_MS - 1);
  await new Promise(resolve => setTimeout(resolve, 1_200));
  expect(ear.beats).toBe(1);
  app.clock.advance(1);
  await vi.waitUntil(() => ear.beats === 2, PATIENCE);
});

test('very many changes at once are told as one', async () => {
  const ear = await listenAs(url, admin.token);
  for (let n = 0; n < 1_000; n++) app.app.live.heard(SETTINGS_CHANGED);
  await ear.hears({ noun: 'everything', id: null });
  expect(ear.heard.length).toBeLessThan(50);
});

test('nobody on the way may keep, change or gather up a stream', async () => {
  const { answer } = await listenAs(url, admin.token);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  });
});

test('a HEAD leaves no stream behind', async () => {
  const ear = await listenAs(url, admin.token);
  // More than one person may have: they would end the one before them.
  for (let n = 0; n < 25; n++) {
    const answer = await admin.call('HEAD', '/api/live');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/event-stream');
  }
  await changeSettings();
  await ear.hears({ noun: 'settings', id: null });
});

test('when the listening connection was lost, everybody is told that changes may have been missed', async () => {
  const ear = await listenAs(url, admin.token);
  await app.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen%'`,
  );
  await ear.hears({ noun: 'everything', id: null });
  await changeSettings();
  await ear.hears({ noun: 'settings', id: null });
});

test('what cannot be checked is not told: the stream ends, and its reader comes back', async () => {
  const ear = await listenAs(url, admin.token);
  await app.db.execute(sql`alter table auth_factors rename to auth_factors_away`);
  app.app.live.heard(SETTINGS_CHANGED);
  await ear.ends();
  expect(ear.heard).toEqual([]);
});

test('a stream whose sign-in ended while it was being opened ends', async () => {
  const { db, clock } = app;
  const close = vi.fn();
  const hub = createLiveHub({
    db,
    clock: clock.now,
    log: createLog('silent'),
    recheckAccess: async () => new Map(),
  });
  const bearer = {
    userId: admin.id,
    authSessionId: randomUUID(),
    aal: 'aal1',
    expiresAt: new Date('2100-01-01'),
  } as const;
  hub.open(bearer, member(admin.id), { tell: vi.fn(), beat: vi.fn(), close });
  await vi.waitUntil(() => close.mock.calls.length > 0, PATIENCE);
  hub.close();
});

test('what another version announces and this one does not know is left alone', async () => {
  const ear = await listenAs(url, admin.token);
  for (const payload of ['{"noun":"weather","id":null}', 'rain', '']) app.app.live.heard(payload);
  await changeSettings();
  await ear.hears({ noun: 'settings', id: null });
  expect(ear.heard).toEqual(['settings -']);
});

/** Asks for the stream and then reads nothing more. */
const stuckReader = (token: string): Promise<Socket> =>
  new Promise(resolve => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.write(`GET /api/live HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n\r\n`);
    socket.once('data', () => {
      socket.pause();
      resolve(socket);
    });
  });

test('a reader who does not keep up is hung up on, and others are not', async () => {
  const ear = await listenAs(url, admin.token);
  const hangUp = vi.fn();
  const request = new Request(`${app.config.publicUrl}/api/live`, {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  const unread = await app.app.fetch(request, '127.0.0.1', hangUp);
  for (let n = 1; n <= 600; n++) {
    app.app.live.heard(SETTINGS_CHANGED);
    await vi.waitUntil(() => ear.heard.length === n, { ...PATIENCE, interval: 1 });
  }
  expect(hangUp).toHaveBeenCalledOnce();
  expect((await unread.text()).length).toBeLessThan(17 * 1024);
  expect(ear.isOpen).toBe(true);
});

test('a stop with open streams is quick, one of them stuck', async () => {
  const serving = await serveApp(app.app, { host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${serving.address.port}`;
  const ears = [await listenAs(url, admin.token), await listenAs(url, admin.token)];
  await stuckReader(admin.token);
  const started = performance.now();
  app.app.live.close();
  await serving.close();
  expect(performance.now() - started).toBeLessThan(1_000);
  await Promise.all(ears.map(ear => ear.ends()));
});

test('a process that is stopping takes no more streams', async () => {
  app.app.live.close();
  const answer = await admin.call('GET', '/api/live');
  expect(answer.status).toBe(503);
});
