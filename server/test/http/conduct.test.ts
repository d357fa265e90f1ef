import { deleteOldKeys } from '@bayan/platform/db/idempotency';
import { idempotencyKeys } from '@bayan/platform/db/own-tables';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sessions } from '#schema/teaching.ts';
import { addPerson, assign, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

let app: TestApp;
let admin: Person;
let tutor: Person;
let studentId: string;
beforeAll(async () => {
  app = await createTestApp({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  admin = await signIn(app, { role: 'admin' });
  tutor = await signIn(app, { role: 'tutor', timezone: 'UTC' });
  studentId = await addPerson(app, { role: 'student' });
  await assign(app, tutor.id, studentId, admin.id);
});
afterAll(() => app.close());

let day = 0;
const form = () => ({
  studentId,
  subject: 'English',
  date: new Date(Date.UTC(2027, 7, ++day)).toISOString().slice(0, 10),
  time: '10:00',
});
const post = (body: unknown, headers: Record<string, string> = {}, who = tutor) =>
  who.call('POST', '/api/sessions', { body, headers });
const codeOf = async (answer: Response) => ((await answer.json()) as { error: { code: string } }).error.code;

describe('idempotency', () => {
  test('a retry with the same key gets the first answer and makes nothing', async () => {
    const body = form();
    const first = await post(body, { 'idempotency-key': 'k1' });
    const before = await app.db.$count(sessions);
    const retry = await post(body, { 'idempotency-key': 'k1' });
    expect(retry.status).toBe(201);
    expect(await retry.json()).toEqual(await first.json());
    expect(retry.headers.get('etag')).toBe('"1"');
    expect(await app.db.$count(sessions)).toBe(before);
  });

  test('twenty at once with one key make one record and twenty equal answers', async () => {
    const body = form();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => post(body, { 'idempotency-key': 'k2' })),
    );
    const texts = await Promise.all(answers.map(answer => answer.text()));
    expect(new Set(texts).size).toBe(1);
    expect(answers.every(answer => answer.status === 201)).toBe(true);
  });

  test('the same key with another body is 422', async () => {
    await post(form(), { 'idempotency-key': 'k3' });
    const other = await post(form(), { 'idempotency-key': 'k3' });
    expect(other.status).toBe(422);
    expect(await codeOf(other)).toBe('idempotency.mismatch');
  });

  test('a key belongs to one person', async () => {
    await post(form(), { 'idempotency-key': 'k4' });
    const theirs = await post({ ...form(), tutorId: tutor.id }, { 'idempotency-key': 'k4' }, admin);
    expect(theirs.status).toBe(201);
  });

  test('a refused attempt does not use up its key', async () => {
    const body = form();
    expect((await post({ ...body, duration: 7 }, { 'idempotency-key': 'k5' })).status).toBe(422);
    expect((await post(body, { 'idempotency-key': 'k5' })).status).toBe(201);
  });

  test('a key that is no key is refused', async () => {
    expect((await post(form(), { 'idempotency-key': 'x'.repeat(201) })).status).toBe(422);
  });

  test('a change whose answer was lost gets it again, and no conflict with itself (R298)', async () => {
    const made = (await (await post(form())).json()) as { id: string };
    const save = (body: unknown) =>
      tutor.call('PATCH', `/api/sessions/${made.id}`, {
        body,
        headers: { 'if-match': '"1"', 'idempotency-key': 'k7' },
      });
    const first = await save({ notes: 'Phrasal verbs' });
    const again = await save({ notes: 'Phrasal verbs' });
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(await again.json()).toEqual(await first.json());
    expect(again.headers.get('etag')).toBe('"2"');
    expect(await codeOf(await save({ notes: 'Idioms' }))).toBe('idempotency.mismatch');
  });

  test('one key for two kinds of change of one record is refused (R298)', async () => {
    const made = (await (await post(form())).json()) as { id: string };
    const headers = { 'if-match': '"1"', 'idempotency-key': 'k8' };
    const path = `/api/sessions/${made.id}`;
    expect((await tutor.call('PATCH', path, { body: { notes: 'One' }, headers })).status).toBe(200);
    const status = await tutor.call('POST', `${path}/status`, { body: { status: 'cancelled' }, headers });
    expect(await codeOf(status)).toBe('idempotency.mismatch');
  });

  test('keys are forgotten after a day', async () => {
    await post(form(), { 'idempotency-key': 'k6' });
    await deleteOldKeys(app.db, new Date(Date.now() + 25 * 3_600_000));
    expect(await app.db.$count(idempotencyKeys)).toBe(0);
  });
});

describe('a conflict names whose change was first (R665)', () => {
  const staleAnswer = async (answer: Response) =>
    (await answer.json()) as { error: { code: string; isOwnChange?: boolean } };
  const save = (who: Person, id: string, notes: string) =>
    who.call('PATCH', `/api/sessions/${id}`, { body: { notes }, headers: { 'if-match': '"1"' } });

  test('the person’s own, from another window', async () => {
    const made = (await (await post(form())).json()) as { id: string };
    expect((await save(tutor, made.id, 'One')).status).toBe(200);
    const { error } = await staleAnswer(await save(tutor, made.id, 'Two'));
    expect(error).toMatchObject({ code: 'conflict.stale', isOwnChange: true });
  });

  test('or somebody else’s', async () => {
    const made = (await (await post(form())).json()) as { id: string };
    expect((await save(admin, made.id, 'One')).status).toBe(200);
    const { error } = await staleAnswer(await save(tutor, made.id, 'Two'));
    expect(error).toMatchObject({ code: 'conflict.stale', isOwnChange: false });
  });
});

describe('what cannot be read', () => {
  test.each(['{', '', 'null,', '{"a":1}}', '\u0000'])('the body %j is 400', async body => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(await codeOf(answer)).toBe('input.unreadable');
  });

  test.each(['null', '[]', '"text"', '5', '{"__proto__":{"role":"admin"}}'])(
    'the body %s is 422',
    async body => {
      expect((await post(body)).status).toBe(422);
    },
  );

  test('ten megabytes are refused, whether announced or not', async () => {
    const huge = JSON.stringify({ notes: 'x'.repeat(10 * 1024 * 1024) });
    expect((await post(huge)).status).toBe(413);
    const streamed = await app.fetch('/api/sessions', {
      method: 'POST',
      headers: { authorization: `Bearer ${tutor.token}`, 'content-type': 'application/json' },
      body: ReadableStream.from([new TextEncoder().encode(huge)]),
      duplex: 'half',
    } as RequestInit);
    expect(streamed.status).toBe(413);
  });

  test('a body may have 256 KiB and not a byte more', async () => {
    const text = JSON.stringify(form());
    expect((await post(text.padEnd(256 * 1024))).status).toBe(201);
    expect((await post(text.padEnd(256 * 1024 + 1))).status).toBe(413);
  });

  test('bytes that are not UTF-8 are 400', async () => {
    const answer = await app.fetch('/api/sessions', {
      method: 'POST',
      headers: { authorization: `Bearer ${tutor.token}`, 'content-type': 'application/json' },
      body: new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]),
    });
    expect(answer.status).toBe(400);
  });

  test('another media type is 415', async () => {
    const answer = await post('studentId=1', { 'content-type': 'application/x-www-form-urlencoded' });
    expect(answer.status).toBe(415);
  });
});

describe('addresses', () => {
  test.each(['not-a-uuid', '%00', '..%2f..%2fetc', "1' or '1'='1", '00000000-0000-4000-8000-000000000000'])(
    'the id %s is 404',
    async id => {
      const answer = await tutor.call('GET', `/api/sessions/${encodeURIComponent(id)}`);
      expect(answer.status).toBe(404);
      expect(await codeOf(answer)).toBe('not-found');
    },
  );

  test('an unknown path or method of the API is a JSON 404', async () => {
    for (const [method, path] of [
      ['GET', '/api/nothing'],
      ['DELETE', '/api/sessions'],
      ['POST', '/api'],
    ] as const) {
      const answer = await tutor.call(method, path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-type')).toContain('application/json');
    }
  });

  test('an unknown page is a page with status 404', async () => {
    const answer = await app.fetch('/no-such-page');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(answer.headers.get('content-security-policy')).toContain('script-src');
  });
});

describe('the country of a request', () => {
  const geo = async (headers: Record<string, string>) =>
    ((await (await app.fetch('/api/geo', { headers })).json()) as { country_code: string | null })
      .country_code;
  test('comes from the header of a trusted proxy, else from the address, else is null', async () => {
    expect(await geo({ 'cf-ipcountry': 'SA' })).toBe('SA');
    expect(await geo({ 'x-forwarded-for': '212.118.140.1' })).toBe('SA');
    expect(await geo({})).toBe(null);
    expect(await geo({ 'cf-ipcountry': 'XX' })).toBe(null);
  });
});

test('readiness fails first when the process shuts down', async () => {
  expect((await app.fetch('/api/ready')).status).toBe(200);
  app.lifecycle.drain();
  const answer = await app.fetch('/api/ready');
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await app.fetch('/api/health')).status).toBe(200);
});

describe('the API’s own description', () => {
  interface Document {
    openapi: string;
    paths: Record<string, Record<string, { responses: object }>>;
    components: { schemas: Record<string, object> };
  }
  test('names every route by its full path, and every reference leads somewhere', async () => {
    const document = (await (await app.fetch('/api/openapi.json')).json()) as Document;
    expect(document.openapi).toBe('3.1.0');
    for (const { method, path } of app.app.routes) expect(document.paths[path]?.[method]).toBeDefined();
    const references = JSON.stringify(document).matchAll(/"#\/components\/(schemas|responses)\/([^"]+)"/g);
    const known = { ...document.components } as Record<string, Record<string, unknown>>;
    for (const [, kind = '', name = ''] of references) expect(known[kind]?.[name], name).toBeDefined();
  });

  test('can be read as a page', async () => {
    const answer = await app.fetch('/api/docs');
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(await answer.text()).toContain('swagger-ui-bundle.js');
  });
});
