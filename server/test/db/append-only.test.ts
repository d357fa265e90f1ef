import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStage, type Stage } from './setup.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

describe.each(['audit_log', 'record_reads'] as const)('%s is append-only (R271)', table => {
  test.each([
    ['a change', `update ${table} set request_id = 'other'`],
    ['a change of nothing', `update ${table} set request_id = 'other' where false`],
    ['a deletion', `delete from ${table}`],
    ['emptying it', `truncate ${table}`],
    ['emptying what it hangs on', 'truncate profiles cascade'],
  ])('%s is refused', async (_what, sql) => {
    await stage.insert(table, await stage.rowOf[table]());
    expect(await stage.refusal(stage.query(sql))).toMatchObject({ code: '23001' });
  });
});

test('every change of a row gives it the next version', async () => {
  const { id } = await stage.insert('sessions', await stage.rowOf.sessions());
  const { rows } = await stage.query(
    `update sessions set notes = 'New', version = 99 where id = $1 returning version`,
    [id],
  );
  expect(rows).toEqual([{ version: 2 }]);
});
