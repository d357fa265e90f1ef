import { inTransaction } from '@bayan/platform/db/transaction';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resourceUses, resourceUseTotals } from '#schema/teaching.ts';
import { deleteResource } from '#teaching/resources/resources.repository.ts';
import { addResource, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { libraryOf } from './library.ts';

interface Uses {
  readonly opens: number;
  readonly people: number;
  readonly items: readonly { readonly person: { readonly name: string }; readonly opens: number }[];
  readonly nextCursor: string | null;
}

let app: TestApp;
let admin: Person;
let sara: Person;
let omar: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await signIn(app, { role: 'admin' });
  sara = await signIn(app, { role: 'tutor', name: 'Sara' });
  omar = await signIn(app, { role: 'tutor', name: 'Omar' });
});
afterAll(() => app.close());

const open = (who: Person, id: string) => who.call('POST', `/api/resources/${id}/opens`);
const usesOf = async (id: string, query = '') =>
  (await (await admin.call('GET', `/api/resources/${id}/uses${query}`)).json()) as Uses;

test('admins read who opened a resource, how often and the latest first (R931)', async () => {
  const { id } = await addResource(app, { uploadedBy: sara.id });
  expect(await usesOf(id)).toEqual({ opens: 0, people: 0, items: [], nextCursor: null });
  await open(sara, id);
  app.clock.advance(1_000);
  await open(omar, id);
  app.clock.advance(1_000);
  expect((await open(sara, id)).status).toBe(200);
  const uses = await usesOf(id);
  expect(uses).toMatchObject({ opens: 3, people: 2, nextCursor: null });
  expect(uses.items.map(({ person, opens }) => [person.name, opens])).toEqual([
    ['Sara', 2],
    ['Omar', 1],
  ]);
  const first = await usesOf(id, '?limit=1');
  const rest = await usesOf(id, `?limit=1&cursor=${first.nextCursor}`);
  expect([...first.items, ...rest.items]).toEqual(uses.items);
});

test('the link of a file counts as an open, and a refused one does not (R931)', async () => {
  const { id } = await libraryOf(sara).addFiled();
  await libraryOf(omar).link(id, 'view');
  await libraryOf(omar).link(id, 'download');
  expect(await usesOf(id)).toMatchObject({ opens: 2, people: 1 });
  const own = await addResource(app, { uploadedBy: sara.id, isPublic: false });
  expect((await open(omar, own.id)).status).toBe(404);
  expect(await usesOf(own.id)).toMatchObject({ opens: 0 });
});

test('who opened a resource is for admins alone (R931)', async () => {
  const { id } = await addResource(app, { uploadedBy: sara.id });
  for (const who of [sara, await signIn(app, { role: 'student' })])
    expect((await who.call('GET', `/api/resources/${id}/uses`)).status).toBe(403);
});

test('the counts go with the resource (R931)', async () => {
  const { id } = await addResource(app, { uploadedBy: sara.id });
  await open(omar, id);
  await inTransaction(app.db, tx => deleteResource(tx, id));
  const left = [
    ...(await app.db.select().from(resourceUses)),
    ...(await app.db.select().from(resourceUseTotals)),
  ];
  expect(left.filter(({ resourceId }) => resourceId === id)).toEqual([]);
});
