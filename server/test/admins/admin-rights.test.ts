import { ADMIN_RIGHTS, type AdminRight } from '@bayan/domain/roles';
import { desc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { auditLog } from '#schema/academy.ts';
import { addPerson, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

let app: TestApp;
let owner: Person;
beforeEach(async () => {
  app = await createTestApp();
  owner = await signIn(app, { role: 'admin', name: 'Noura' });
});
afterEach(() => app.close());

interface Listed {
  readonly items: { id: string; name: string; rights: AdminRight[]; isActive: boolean; version: number }[];
  readonly nextCursor: string | null;
}
const list = async (query = '') => (await (await owner.call('GET', `/api/admins${query}`)).json()) as Listed;
async function give(id: string, rights: unknown, { version = 1, by = owner } = {}) {
  const answer = await by.call('PUT', `/api/admins/${id}/rights`, { body: { rights }, version });
  const body = (await answer.json()) as { rights?: AdminRight[]; version?: number; error?: { code: string } };
  return { status: answer.status, code: body.error?.code, ...body };
}

test('an owner lists every admin by name, with rights, a page at a time (R806)', async () => {
  await addPerson(app, { role: 'admin', name: 'Huda', rights: ['operations'] });
  await addPerson(app, { role: 'admin', name: 'Amal', rights: ['safeguarding'], isActive: false });
  await addPerson(app, { role: 'tutor', name: 'Sara' });
  const first = await list('?limit=2');
  expect(first.items.map(({ name, rights, isActive }) => [name, rights, isActive])).toEqual([
    ['Amal', ['safeguarding'], false],
    ['Huda', ['operations'], true],
  ]);
  const rest = await list(`?limit=2&cursor=${first.nextCursor}`);
  expect(rest).toMatchObject({ items: [{ name: 'Noura', rights: [...ADMIN_RIGHTS] }], nextCursor: null });
});

test('an owner sets rights, which are on record and a security event of the admin (R806)', async () => {
  const officer = await signIn(app, { role: 'admin', rights: ['operations'] });
  const given = await give(officer.id, ['safeguarding', 'operations', 'operations']);
  expect(given).toMatchObject({ status: 200, rights: ['operations', 'safeguarding'], version: 2 });
  const [line] = await app.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.targetId, officer.id))
    .orderBy(desc(auditLog.id));
  expect(line).toMatchObject({
    action: 'profile.rights-set',
    actorId: owner.id,
    before: { rights: ['operations'] },
    after: { rights: ['operations', 'safeguarding'] },
  });
  const activity = await officer.call('GET', '/api/me/activity');
  const { items } = (await activity.json()) as { items: { kind: string }[] };
  expect(items.map(({ kind }) => kind)).toContain('rights-changed');
});

test('an owner gives away their own right while another owner is there (R806)', async () => {
  expect(await give(owner.id, ['operations'])).toMatchObject({ status: 409, code: 'profile.last-owner' });
  await addPerson(app, { role: 'admin' });
  expect(await give(owner.id, ['operations'])).toMatchObject({ status: 200, rights: ['operations'] });
});

test('two owners who take the right from each other at the same moment leave one (R804)', async () => {
  const other = await signIn(app, { role: 'admin' });
  const outcomes = await Promise.all([
    give(other.id, ['operations']),
    give(owner.id, ['operations'], { by: other }),
  ]);
  // The other one is refused while the first is changed, or is no owner any more by the time it is asked who they are.
  const refused = outcomes.filter(({ status }) => status !== 200).map(({ status }) => status);
  expect([[403], [409]]).toContainEqual(refused);
});

test.each([
  ['nothing', []],
  ['a right that does not exist', ['king']],
  ['no list', 'owner'],
])('%s is no set of rights (R806)', async (_what, rights) => {
  const officer = await addPerson(app, { role: 'admin' });
  expect(await give(officer, rights)).toMatchObject({ status: 422, code: 'input.invalid' });
});

test('who is no admin has no rights to set (R806)', async () => {
  const tutor = await addPerson(app, { role: 'tutor' });
  expect(await give(tutor, ['owner'])).toMatchObject({ status: 404 });
});

test('the second of two owners at one admin sees what the first has done (R297)', async () => {
  const officer = await addPerson(app, { role: 'admin', rights: ['operations'] });
  await give(officer, ['operations', 'safeguarding']);
  const answer = await owner.call('PUT', `/api/admins/${officer}/rights`, {
    body: { rights: ['owner'] },
    version: 1,
  });
  expect(answer.status).toBe(412);
  expect(await answer.json()).toMatchObject({
    error: { current: { rights: ['operations', 'safeguarding'], version: 2 } },
  });
});
