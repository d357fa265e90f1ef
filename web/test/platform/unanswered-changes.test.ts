import { afterEach, expect, test, vi } from 'vitest';
import { callWith } from '#platform/api/call.ts';
import { createApi } from '#platform/api-client.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const call = callWith(
  createApi({ token: async () => 'kept', renewedToken: async () => null, onRefused: () => {} }),
);
const lost = () => {
  throw new TypeError('Failed to fetch');
};
const refused = (status: number, code: string) => () =>
  new Response(JSON.stringify({ error: { code } }), { status });
const done = () => Response.json({});

/** The network; returns the keys that arrive. */
function answering(...answers: (() => Response)[]) {
  const arrived: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    arrived.push(new Headers(init.headers).get('idempotency-key'));
    return (answers.shift() ?? lost)();
  });
  return arrived;
}

const note = { params: { id: '1' }, body: { notes: 'Phrasal verbs' }, version: 3 };
const save = (sent = note) => call('PATCH /api/sessions/{id}', sent).catch(() => null);

test('a change that was not answered is sent again under its key, and the next one under another (R298)', async () => {
  const keys = answering(lost, refused(503, 'service.unavailable'), done, done);
  for (let press = 0; press < 4; press += 1) await save();
  expect(keys[0]).toMatch(/.{16}/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).toBe(keys[0]);
  expect(keys[3]).not.toBe(keys[0]);
});

test('two presses at once are one change', async () => {
  const keys = answering(done, done);
  await Promise.all([save(), save()]);
  expect(keys[1]).toBe(keys[0]);
});

test('other words, another version and a refused change have keys of their own', async () => {
  const keys = answering(lost, lost, refused(412, 'conflict.stale'), done);
  await save();
  await save({ ...note, version: 4 });
  await save({ ...note, body: { notes: 'Idioms' } });
  await save({ ...note, body: { notes: 'Idioms' } });
  expect(new Set(keys).size).toBe(4);
});

test('reading has none', async () => {
  const keys = answering(done);
  await call('GET /api/sessions/{id}', { params: { id: '1' } }).catch(() => null);
  expect(keys).toEqual([null]);
});
