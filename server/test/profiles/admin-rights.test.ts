import { ADMIN_RIGHTS } from '@bayan/domain/roles';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { profiles } from '#schema/people.ts';
import { addPerson, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

let app: TestApp;
let owner: Person;
let officer: Person;
beforeEach(async () => {
  app = await createTestApp();
  owner = await signIn(app, { role: 'admin' });
  officer = await signIn(app, { role: 'admin', rights: ['operations'] });
});
afterEach(() => app.close());

async function outcome(answer: Promise<Response>) {
  const { status, body } = await answer.then(async got => ({ status: got.status, body: await got.json() }));
  return (body as { error?: { code: string } }).error?.code ?? status;
}
const rightsOf = async (id: string) =>
  (await app.db.select().from(profiles).where(eq(profiles.id, id)))[0]?.rights;

test('everyone reads their own rights, and who is no admin has none (R800)', async () => {
  const read = async ({ call }: Person) =>
    ((await (await call('GET', '/api/me')).json()) as { rights: string[] }).rights;
  expect(await read(owner)).toEqual([...ADMIN_RIGHTS]);
  expect(await read(officer)).toEqual(['operations']);
  expect(await read(await signIn(app, { role: 'tutor' }))).toEqual([]);
});

test('a right that was taken away is gone at the next request (R800)', async () => {
  expect(await outcome(officer.call('GET', '/api/profiles'))).toBe(200);
  await app.db
    .update(profiles)
    .set({ rights: ['safeguarding'] })
    .where(eq(profiles.id, officer.id));
  expect(await outcome(officer.call('GET', '/api/profiles'))).toBe('access.right');
});

test('a refused right is a security event (R634)', async () => {
  await officer.call('PATCH', '/api/settings', { body: {}, version: 1 });
  const answer = await owner.call('GET', '/api/security-events?kind=access-refused');
  const { items } = (await answer.json()) as { items: object[] };
  expect(items).toMatchObject([
    { reason: 'right', place: 'PATCH /api/settings', person: { id: officer.id } },
  ]);
});

test('a file that an admin has the address of opens only with the right to read it (R801)', async () => {
  const [tutor, nobody] = [await signIn(app, { role: 'tutor' }), await signIn(app, { role: 'admin' })];
  const body = { type: 'document', title: 'Phonics', subject: 'English', isPublic: true };
  const id = crypto.randomUUID();
  await tutor.call('PUT', `/api/uploads/${id}/file?name=a.pdf&size=8&use=document`, { body: '%PDF-1.7' });
  const made = await tutor.call('POST', '/api/resources', { body: { ...body, fileId: id } });
  const resource = (await made.json()) as { id: string };
  const link = await nobody.call('POST', `/api/resources/${resource.id}/link`, { body: { use: 'view' } });
  const { url } = (await link.json()) as { url: string };
  expect((await app.fetch(url)).status).toBe(200);
  await app.db
    .update(profiles)
    .set({ rights: ['owner'] })
    .where(eq(profiles.id, nobody.id));
  expect((await app.fetch(url)).status).toBe(404);
});

describe('admins are an owner’s to change (R803)', () => {
  const change = (path: string, body: object, by = officer) =>
    outcome(by.call('PUT', `/api/profiles/${path}`, { body, version: 1 }));

  test('only an owner makes a person an admin, who then has operations alone', async () => {
    const tutor = await addPerson(app, { role: 'tutor' });
    expect(await change(`${tutor}/role`, { role: 'admin' })).toBe('access.right');
    expect(await change(`${tutor}/role`, { role: 'admin' }, owner)).toBe(200);
    expect(await rightsOf(tutor)).toEqual(['operations']);
  });

  test('only an owner takes the role, or the account, from an admin', async () => {
    const other = await addPerson(app, { role: 'admin', rights: ['operations'] });
    expect(await change(`${other}/role`, { role: 'tutor' })).toBe('access.right');
    expect(await change(`${other}/active`, { isActive: false })).toBe('access.right');
    expect(await change(`${other}/active`, { isActive: false }, owner)).toBe(200);
  });

  test('an admin whose role is set to what it is keeps their rights', async () => {
    const other = await addPerson(app, { role: 'admin', rights: ['owner'] });
    expect(await change(`${other}/role`, { role: 'admin' }, owner)).toBe(200);
    expect(await rightsOf(other)).toEqual(['owner']);
  });

  test('only an owner invites an admin', async () => {
    const invite = (by: Person) =>
      outcome(
        by.call('POST', '/api/profiles/invitations', {
          body: { email: 'boss@academy.example', name: 'Boss', role: 'admin' },
        }),
      );
    expect(await invite(officer)).toBe('access.right');
    expect(await invite(owner)).toBe(201);
    const [made] = await app.db.select().from(profiles).where(eq(profiles.email, 'boss@academy.example'));
    expect(made?.rights).toEqual(['operations']);
  });

  test('an owner chooses the rights of whom they invite, and nobody else has rights', async () => {
    const invite = (role: string, rights: string[]) =>
      owner.call('POST', '/api/profiles/invitations', {
        body: { email: `${role}@academy.example`, name: 'New', role, rights },
      });
    const invited = await invite('admin', ['safeguarding', 'owner']);
    expect(await invited.json()).toMatchObject({ rights: ['owner', 'safeguarding'] });
    expect(await outcome(invite('tutor', ['operations']))).toBe('input.invalid');
    expect(await outcome(invite('admin', []))).toBe('input.invalid');
  });

  test('an owner who has not shown for a while who they are makes no admin and gives no rights (R841)', async () => {
    const tutor = await addPerson(app, { role: 'tutor' });
    const other = await addPerson(app, { role: 'admin', rights: ['operations'] });
    app.clock.advance(16 * 60_000);
    const invite = (role: string, by = owner) => {
      const body = { email: `${role}2@academy.example`, name: 'New', role };
      return outcome(by.call('POST', '/api/profiles/invitations', { body }));
    };
    const rights = { body: { rights: ['owner'] }, version: 1 };
    expect(await invite('admin')).toBe('access.fresh-proof');
    expect(await change(`${tutor}/role`, { role: 'admin' }, owner)).toBe('access.fresh-proof');
    expect(await outcome(owner.call('PUT', `/api/admins/${other}/rights`, rights))).toBe(
      'access.fresh-proof',
    );
    expect(await rightsOf(other)).toEqual(['operations']);
    expect(await invite('admin', officer)).toBe('access.right');
    expect(await invite('student')).toBe(201);
    expect(await change(`${other}/role`, { role: null }, owner)).toBe(200);
  });

  test('two owners who deactivate each other at the same moment leave one (R804)', async () => {
    const other = await signIn(app, { role: 'admin' });
    const outcomes = await Promise.all([
      change(`${other.id}/active`, { isActive: false }, owner),
      change(`${owner.id}/active`, { isActive: false }, other),
    ]);
    expect(outcomes).toContain(200);
    const active = await app.db.select().from(profiles).where(eq(profiles.isActive, true));
    expect(active.filter(({ rights }) => rights.includes('owner'))).toHaveLength(1);
    expect(outcomes.some(code => code === 'profile.last-owner' || code === 'account.deactivated')).toBe(true);
  });
});
