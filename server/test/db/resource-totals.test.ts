import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSetup, type Setup } from './setup.ts';

let setup: Setup;
beforeAll(async () => {
  setup = await openSetup();
});
afterAll(() => setup.close());

const ALL = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
const KEPT = 'select audience, type, resources from resource_totals where resources <> 0 order by 1, 2';
const COUNTED = `
  select audience, type, count(*)::int as resources from (
    select audience, type from resources where removed_at is null and retired_at is null
    union all select '${ALL}', type from resources where removed_at is null and retired_at is null
  ) as live group by 1, 2 order by 1, 2`;
const rowsOf = async (sql: string) => (await setup.query(sql)).rows;
const expectToAgree = async () => expect(await rowsOf(KEPT)).toEqual(await rowsOf(COUNTED));

test('the totals follow every resource that is added, hidden, shown, given away, retired, removed or erased', async () => {
  const add = async (values: object = {}) =>
    String((await setup.insert('resources', { ...(await setup.rowOf.resources()), ...values })).id);
  const [first, second] = [await add(), await add({ is_public: false })];
  await expectToAgree();
  expect(await rowsOf(KEPT)).toHaveLength(3);
  await setup.query('update resources set is_public = not is_public');
  await expectToAgree();
  await setup.query('update resources set uploaded_by = $2 where id = $1', [
    first,
    await setup.person('tutor'),
  ]);
  await expectToAgree();
  await setup.query("update resources set title = 'Another' where id = $1", [first]);
  await setup.query('update resources set removed_at = now() where id = $1', [first]);
  await expectToAgree();
  await setup.query('update resources set removed_at = null where id = $1', [first]);
  await expectToAgree();
  await setup.query('update resources set retired_at = now()');
  expect(await rowsOf(KEPT)).toEqual([]);
  await setup.query('update resources set retired_at = null where id = $1', [first]);
  await expectToAgree();
  await setup.query('update resources set removed_at = now() where id = $1', [second]);
  await setup.query('delete from resources where id = $1', [second]);
  await expectToAgree();
  await setup.query('update resource_totals set resources = 99');
  await setup.query('select recount_resource_totals()');
  await expectToAgree();
});
