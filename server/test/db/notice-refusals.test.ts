import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHECK, openSetup, type Setup, UNIQUE } from './setup.ts';

let setup: Setup;
beforeAll(async () => {
  setup = await openSetup();
});
afterAll(() => setup.close());

test('nobody is told of the same twice, whatever the code does (R527)', async () => {
  const notice = await setup.rowOf.notices();
  await setup.insert('notices', notice);
  expect(await setup.refusal(setup.insert('notices', notice))).toEqual({
    code: UNIQUE,
    constraint: 'notices_once',
  });
  const other = { ...notice, profile_id: await setup.person('tutor') };
  expect(await setup.refusal(setup.insert('notices', other))).toBeNull();
});

test.each(['read_at', 'outdated_at'])('%s is not before it was written', async column => {
  const notice = { ...(await setup.rowOf.notices()), [column]: '2026-11-19T16:59:59Z' };
  expect(await setup.refusal(setup.insert('notices', notice))).toEqual({
    code: CHECK,
    constraint: 'notices_in_order',
  });
});

test('the settings of a person count their versions', async () => {
  const { profile_id } = await setup.insert('notice_settings', await setup.rowOf.notice_settings());
  const { rows } = await setup.query(
    'update notice_settings set lesson_made = false where profile_id = $1 returning version',
    [profile_id],
  );
  expect(rows).toEqual([{ version: 2 }]);
});
