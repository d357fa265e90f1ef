import { createLog } from '@bayan/platform/log/log';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addPerson, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { deleteOldExports, makeWaitingExports } from '#views/personal-data/make-exports.ts';
import { fillStudent } from './filled-person.ts';
import { unzip } from './unzip.ts';

const DAY = 86_400_000;
const WORD = 'zaffrequokka';
const log = createLog('silent');

let app: TestApp;
let owner: Person;
let tutor: Person;
beforeEach(async () => {
  app = await createTestApp();
  owner = await signIn(app, { role: 'admin', name: 'Noura', rights: ['owner'] });
  tutor = await signIn(app, { role: 'tutor', name: 'Sarah' });
});
afterEach(() => app.close());

const make = () =>
  makeWaitingExports(app.db, { files: app.files, disk: app.config, now: app.clock.now(), log });

async function ask(personId: string, { by = owner, language = 'en' } = {}) {
  const answer = await by.call('POST', '/api/exports', { body: { personId, language } });
  const body = (await answer.json()) as { id: string; status: string; error?: { code: string } };
  return { ...body, status: answer.status, state: body.status, code: body.error?.code, answer };
}

async function link(id: string, by = owner) {
  const answer = await by.call('POST', `/api/exports/${id}/link`);
  const body = (await answer.json()) as { url: string; error?: { code: string } };
  return { status: answer.status, url: body.url, code: body.error?.code };
}

test('an export holds all about a person and nothing about others, for who asked alone (R842)', async () => {
  const student = await fillStudent(app, WORD, '+966500998877', { owner, tutor });
  const amal = await signIn(app, { role: 'tutor', name: 'Amal' });
  await fillStudent(app, 'umberdugong', '+966500112233', { owner, tutor: amal });
  const { status, id, state } = await ask(student.id, { language: 'ar' });
  expect({ status, state }).toEqual({ status: 201, state: 'waiting' });
  expect(await link(id)).toMatchObject({ status: 409, code: 'export.not-ready' });
  await make();
  const { url } = await link(id);
  const response = await app.fetch(url);
  expect(response.headers.get('content-disposition')).toContain('bayan-export-2026-11-15.zip');
  const entries = unzip(Buffer.from(await response.arrayBuffer()));
  const json = entries.get('person.json')?.toString() ?? '';
  const { data } = JSON.parse(json) as { data: Record<string, Record<string, unknown>[]> };
  expect(data.profiles).toMatchObject([{ name: `Layan ${WORD}`, role: 'student' }]);
  expect(data.messages).toHaveLength(3);
  expect(data.sessions).toContainEqual(expect.objectContaining({ notes: WORD, tutor: 'Sarah' }));
  expect(data.mail_outbox).toContainEqual(expect.objectContaining({ kind: 'message', status: 'sent' }));
  const page = entries.get('index.html')?.toString() ?? '';
  expect(page).toContain('dir="rtl"');
  expect(page).toContain(WORD);
  const [file] = [...entries].filter(([name]) => name.startsWith('files/'));
  expect(file?.[1].toString()).toContain(WORD);
  for (const stranger of ['umberdugong', tutor.email, 'hourly_rate', '"rate"', 'password_hash'])
    expect(json.includes(stranger), stranger).toBe(false);

  const other = await signIn(app, { role: 'admin', name: 'Huda' });
  expect((await link(id, other)).status).toBe(404);
  const { rows } = await app.db.$client.query(
    `select action, actor_id from audit_log where noun = 'exports' order by id`,
  );
  expect(rows).toEqual([
    { action: 'export.asked', actor_id: owner.id },
    { action: 'export.made', actor_id: null },
    { action: 'export.linked', actor_id: owner.id },
  ]);
});

test('an export is gone after 7 days, and its link before (R842)', async () => {
  const { id } = await ask(await addPerson(app, { role: 'student' }));
  await make();
  const { url } = await link(id);
  expect((await app.fetch(url)).status).toBe(200);
  app.clock.advance(61 * 60_000);
  expect((await app.fetch(url)).status).toBe(404);
  app.clock.advance(7 * DAY);
  await deleteOldExports(app.db, { files: app.files, now: app.clock.now() });
  const again = await signIn(app, { role: 'admin' });
  const list = await again.call('GET', '/api/exports');
  expect(await list.json()).toMatchObject({ items: [{ id, status: 'expired', isYours: false }] });
  const { rows } = await app.db.$client.query('select from files');
  expect(rows).toEqual([]);
});

test('who loses the right or the account downloads no more (R842)', async () => {
  await signIn(app, { role: 'admin' });
  const { id } = await ask(await addPerson(app, { role: 'student' }));
  await make();
  const { url } = await link(id);
  await app.db.$client.query(`update profiles set rights = '{operations}' where id = $1`, [owner.id]);
  expect((await app.fetch(url)).status).toBe(404);
});

test('nobody is exported or erased who is not there', async () => {
  const personId = 'a1af7b41-0017-4000-bc0c-29d8174060c9';
  expect(await ask(personId)).toMatchObject({ status: 404, code: 'not-found' });
  expect((await owner.call('POST', '/api/erasures', { body: { personId } })).status).toBe(404);
});

test('a person is exported at most 3 times in 30 days, whoever asks (R841)', async () => {
  const personId = await addPerson(app, { role: 'tutor' });
  for (let time = 0; time < 3; time += 1) expect((await ask(personId)).status).toBe(201);
  const other = await signIn(app, { role: 'admin' });
  const refused = await ask(personId, { by: other });
  expect(refused).toMatchObject({ status: 429, code: 'limit.reached' });
  expect(Number(refused.answer.headers.get('retry-after'))).toBe((30 * DAY) / 1000);
  app.clock.advance(30 * DAY);
  const later = await signIn(app, { role: 'admin' });
  expect((await ask(personId, { by: later })).status).toBe(201);
});

test('an export is made once, however many processes are woken (R842)', async () => {
  await ask(await addPerson(app, { role: 'student' }));
  await Promise.all([make(), make()]);
  const { rows } = await app.db.$client.query('select status from exports');
  expect(rows).toEqual([{ status: 'ready' }]);
  const { rows: files } = await app.db.$client.query('select from files');
  expect(files).toHaveLength(1);
});
