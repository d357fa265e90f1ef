import type { SignInState } from '@bayan/domain/profiles/sign-in-state';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPerson, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await createTestApp();
  owner = await signIn(app, { role: 'admin' });
});
afterAll(() => app.close());

const read = async (path: string) => (await (await owner.call('GET', path)).json()) as never;
const invite = (path: string, body?: object, version?: number) =>
  owner.call('POST', path, { ...(body && { body }), ...(version && { version }) });

test.each([
  ['student', (id: string) => `/api/students/${id}/record`],
  ['tutor', (id: string) => `/api/tutors/${id}/record`],
] as const)(
  'list and record of a %s say whether the person was invited and came (R997)',
  async (role, recordOf) => {
    const imported = await addPerson(app, { role, name: 'Imported' });
    const state = async (id = imported) => {
      const list: { items: { id: string; signIn: SignInState }[] } = await read(`/api/profiles?role=${role}`);
      const record: { signIn: SignInState } = await read(recordOf(id));
      return [list.items.find(person => person.id === id)?.signIn, record.signIn];
    };
    expect(await state()).toEqual(['none', 'none']);
    expect((await invite(`/api/profiles/${imported}/invitation`, undefined, 1)).status).toBe(200);
    expect(await state()).toEqual(['invited', 'invited']);
    const came = await signIn(app, { role });
    expect(await state(came.id)).toEqual(['ready', 'ready']);
  },
);

test('the list of admins says the same (R806)', async () => {
  await invite('/api/profiles/invitations', { email: 'new@academy.example', name: 'New', role: 'admin' });
  const { items }: { items: { name: string; signIn: SignInState }[] } = await read('/api/admins');
  expect(items.map(({ name, signIn }) => [name, signIn])).toEqual([
    ['New', 'invited'],
    ['Someone', 'ready'],
  ]);
});
