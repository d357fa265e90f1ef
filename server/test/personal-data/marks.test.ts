import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import ar from '#locales/ar/person-export.json' with { type: 'json' };
import en from '#locales/en/person-export.json' with { type: 'json' };
import { createTestDatabase } from '#test/test-database.ts';
import { markedIn } from '#views/personal-data/mark.ts';
import { MARKED_ROWS } from '#views/personal-data/marked-rows.ts';
import { personalData } from '#views/personal-data/personal-data.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let columnsOf: ReadonlyMap<string, string[]>;
beforeAll(async () => {
  database = await createTestDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ table: string; columns: string[] }>(
    `select table_name as table, array_agg(column_name::text order by column_name) as columns
     from information_schema.columns where table_schema = 'public' group by table_name`,
  );
  columnsOf = new Map(rows.map(({ table, columns }) => [table, columns]));
  await client.end();
});
afterAll(() => database.drop());

test('every table says what each of its columns is, once (R843)', () => {
  const where = 'say what it is in server/src/views/personal-data/marks-of-*.ts';
  expect(Object.keys(personalData).sort(), `not every table has marks: ${where}`).toEqual(
    [...columnsOf.keys()].sort(),
  );
  for (const [table, columns] of columnsOf)
    expect(markedIn(personalData[table] ?? {}).sort(), `${table}: a column has no mark: ${where}`).toEqual(
      columns.toSorted(),
    );
});

test('rows that are deleted leave no column that is emptied, and rows that stay lose something or are counted', () => {
  for (const { table, rows } of MARKED_ROWS) {
    expect(Boolean(rows.isDeleted && rows.emptied), table).toBe(false);
    expect(Boolean(rows.isDeleted ?? rows.emptied ?? rows.exported), table).toBe(true);
  }
});

test('the readable part of an export has a name for everything in it, in both languages (R842)', () => {
  const exported = MARKED_ROWS.filter(({ rows }) => rows.exported);
  const tables = new Set(exported.map(({ table }) => table));
  const columns = new Set(
    exported.flatMap(({ rows: { exported: plain = [], alsoExported = {} } }) => [
      ...plain,
      ...Object.keys(alsoExported),
    ]),
  );
  const where = 'name it in server/locales/{en,ar}/person-export.json';
  for (const texts of [en, ar]) {
    expect(Object.keys(texts.tables).sort(), where).toEqual([...tables].sort());
    expect(Object.keys(texts.columns).sort(), where).toEqual([...columns].sort());
  }
});
