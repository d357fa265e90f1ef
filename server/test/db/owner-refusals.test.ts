import { ADMIN_RIGHTS } from '@bayan/domain/roles';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CHECK, openSetup, type Setup } from './setup.ts';

const LAST_OWNER = { code: CHECK, constraint: 'profiles_last_owner' };

let setup: Setup;
let owner: string;
beforeEach(async () => {
  setup = await openSetup();
  owner = await setup.person('admin');
});
afterEach(() => setup.close());

const change = (id: string, what: string) => setup.query(`update profiles set ${what} where id = $1`, [id]);
const rightsOf = async (id: string) =>
  (await setup.query('select rights from profiles where id = $1', [id])).rows[0]?.rights;

test.each([
  ["rights = '{operations,safeguarding}'"],
  ["rights = '{}'"],
  ["role = 'tutor'"],
  ['role = null'],
  ['is_active = false'],
])('the last active owner stays one (R804): %s', async what => {
  expect(await setup.refusal(change(owner, what))).toEqual(LAST_OWNER);
  expect(await rightsOf(owner)).toEqual([...ADMIN_RIGHTS]);
});

test('the last active owner is not deleted (R804)', async () => {
  const gone = setup.query('delete from profiles where id = $1', [owner]);
  expect(await setup.refusal(gone)).toEqual(LAST_OWNER);
});

test('an owner who is not active, and an admin without the right, do not count (R804)', async () => {
  const [away, officer] = [await setup.person('admin'), await setup.person('admin')];
  await change(away, 'is_active = false');
  await change(officer, "rights = '{operations}'");
  expect(await setup.refusal(change(owner, "rights = '{}'"))).toEqual(LAST_OWNER);
});

test('one of two owners goes, and the other then stays (R804)', async () => {
  const other = await setup.person('admin');
  expect(await setup.refusal(change(owner, 'is_active = false'))).toBeNull();
  expect(await setup.refusal(change(other, 'is_active = false'))).toEqual(LAST_OWNER);
});

test('of owners who all go at the same moment, one stays (R804)', async () => {
  const owners = [owner, ...(await Promise.all(Array.from({ length: 7 }, () => setup.person('admin'))))];
  const outcomes = await Promise.all(owners.map(id => setup.refusal(change(id, "rights = '{operations}'"))));
  expect(outcomes.filter(Boolean)).toEqual([LAST_OWNER]);
});

test('rights go with the role, and nobody else has any (R800)', async () => {
  const other = await setup.person('admin');
  await change(other, "role = 'tutor'");
  expect(await rightsOf(other)).toEqual([]);
  const tutor = await setup.person('tutor');
  await change(tutor, "rights = '{owner}'");
  expect(await rightsOf(tutor)).toEqual([]);
});

test('a right that does not exist is refused (R800)', async () => {
  expect(await setup.refusal(change(owner, "rights = '{owner,king}'"))).toMatchObject({ code: CHECK });
});
