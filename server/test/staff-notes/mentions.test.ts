import type { Notice } from '@bayan/domain/notices/notices.contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { notices } from '#schema/notices.ts';
import { addPerson, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { keeperOf, textsOf } from './note-keeper.ts';

let app: TestApp;
let admin: Person;
let colleague: Person;
let keeper: ReturnType<typeof keeperOf>;

beforeAll(async () => {
  app = await createTestApp();
  admin = await signIn(app, { role: 'admin', name: 'Huda Saleh' });
  colleague = await signIn(app, { role: 'admin', name: 'Adam Reed' });
  keeper = keeperOf(admin);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(notices);
  app.clock.advance(60_000);
});

const bellOf = async ({ call }: Person) =>
  ((await (await call('GET', '/api/notices')).json()) as { items: Notice[] }).items;

test('a mentioned colleague is told once, by the name of who wrote and without the text (R924)', async () => {
  const body = { text: 'Please ring the Haddads', mentions: [colleague.id, colleague.id, admin.id] };
  const { id, mentions } = await keeper.written(body);
  expect(mentions.map(({ name }) => name)).toEqual(['Adam Reed', 'Huda Saleh']);
  const [notice, ...more] = await bellOf(colleague);
  expect(more).toEqual([]);
  expect(notice).toMatchObject({
    kind: 'note-mention',
    staffNote: { id, by: { name: 'Huda Saleh' } },
    isRead: false,
  });
  expect(JSON.stringify(notice)).not.toContain('Haddads');
  expect(await bellOf(admin)).toEqual([]);
  await keeper.change(id, 1, { text: 'Please ring the Haddads today' });
  expect(await bellOf(colleague)).toHaveLength(1);
});

test('whoever is mentioned later is told then, and finds the note among theirs (R921, R924)', async () => {
  const first = await keeper.written({ text: 'Older' });
  app.clock.advance(1_000);
  await keeper.written({ text: 'Newer', mentions: [colleague.id], isPinned: true });
  app.clock.advance(1_000);
  await keeper.change(first.id, 1, { mentions: [colleague.id] });
  expect(await bellOf(colleague)).toHaveLength(2);
  const own = keeperOf(colleague);
  const page = await own.list({ mentions: 'me', limit: '1' });
  expect(textsOf(page)).toEqual(['Newer']);
  const rest = await own.list({ mentions: 'me', cursor: page.nextCursor ?? '' });
  expect(textsOf(rest)[0]).toBe('Older');
  expect(textsOf(await own.list({ mentions: 'me', q: 'old' }))).toEqual(['Older']);
  await keeper.change(first.id, 2, { mentions: [] });
  expect(textsOf(await own.list({ mentions: 'me', q: 'old' }))).toEqual([]);
});

test('nobody is mentioned who may not read the note (R924)', async () => {
  for (const person of [
    await addPerson(app, { role: 'tutor' }),
    await addPerson(app, { role: 'student' }),
    await addPerson(app, { role: 'admin', isActive: false }),
  ]) {
    const answer = await keeper.write({ text: 'Psst', mentions: [person] });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ error: { code: 'staff-note.mention', field: 'mentions' } });
  }
});

test('a removed note takes its notices along, and brings them back (R924, R925)', async () => {
  const { id } = await keeper.written({ text: 'Slip', mentions: [colleague.id] });
  const isOutdated = async () => (await bellOf(colleague)).map(notice => notice.isOutdated);
  expect(await isOutdated()).toEqual([false]);
  await keeper.remove(id, 1);
  expect(await isOutdated()).toEqual([true]);
  await keeper.restore(id, 2);
  expect(await isOutdated()).toEqual([false]);
});
