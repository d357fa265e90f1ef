import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSetup, type Setup } from './setup.ts';

let setup: Setup;
beforeAll(async () => {
  setup = await openSetup();
});
afterAll(() => setup.close());

describe('session_consequences is append-only (R516)', () => {
  test.each(['update session_consequences set family_minutes = 0', 'delete from session_consequences'])(
    '%s is refused',
    async sql => {
      expect(await setup.refusal(setup.query(sql))).toMatchObject({ code: '23001' });
    },
  );
});

describe('session_moves is append-only (R513)', () => {
  test.each(['update session_moves set at = now()', 'delete from session_moves'])(
    '%s is refused',
    async sql => {
      expect(await setup.refusal(setup.query(sql))).toMatchObject({ code: '23001' });
    },
  );
});

describe.each(['audit_log', 'record_reads'] as const)('%s is append-only (R271)', table => {
  test.each([
    ['a change', `update ${table} set request_id = 'other'`],
    ['a change of nothing', `update ${table} set request_id = 'other' where false`],
    ['a deletion', `delete from ${table}`],
    ['emptying it', `truncate ${table}`],
    ['emptying what it hangs on', 'truncate profiles cascade'],
  ])('%s is refused', async (_what, sql) => {
    await setup.insert(table, await setup.rowOf[table]());
    expect(await setup.refusal(setup.query(sql))).toMatchObject({ code: '23001' });
  });
});

describe('settings_versions is append-only (R900)', () => {
  test.each([
    ['a change', "update settings_versions set settings = '{}'"],
    ['a change of nothing', "update settings_versions set settings = '{}' where false"],
    ['a deletion', 'delete from settings_versions'],
    ['emptying it', 'truncate settings_versions cascade'],
  ])('%s is refused', async (_what, sql) => {
    expect(await setup.refusal(setup.query(sql))).toMatchObject({ code: '23001' });
  });
});

test.each(['update lesson_rules set cut_off_hours = 1', 'delete from lesson_rules'])(
  'lesson_rules is append-only: %s is refused (R978)',
  async sql => {
    expect(await setup.refusal(setup.query(sql))).toMatchObject({ code: '23001' });
  },
);

test.each(['update family_prices set per_hour = 1', 'delete from family_prices'])(
  'family_prices is append-only: %s is refused (R790)',
  async sql => {
    expect(await setup.refusal(setup.query(sql))).toMatchObject({ code: '23001' });
  },
);

test('every change of a row gives it the next version', async () => {
  const { id } = await setup.insert('sessions', await setup.rowOf.sessions());
  const { rows } = await setup.query(
    `update sessions set notes = 'New', version = 99 where id = $1 returning version`,
    [id],
  );
  expect(rows).toEqual([{ version: 2 }]);
});
