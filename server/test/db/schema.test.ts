import * as peopleOfAuth from '@bayan/auth/store/people-table';
import * as auth from '@bayan/auth/store/tables';
import * as ownTables from '@bayan/platform/db/own-tables';
import { getTableColumns, getTableName, is, SQL } from 'drizzle-orm';
import { CasingCache } from 'drizzle-orm/casing';
import { PgDialect, PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as academy from '#schema/academy.ts';
import * as applications from '#schema/applications.ts';
import * as availability from '#schema/availability.ts';
import * as files from '#schema/files.ts';
import * as imports from '#schema/imports.ts';
import * as notices from '#schema/notices.ts';
import * as people from '#schema/people.ts';
import * as personalData from '#schema/personal-data.ts';
import * as reminders from '#schema/reminders.ts';
import * as securityEvents from '#schema/security-events.ts';
import * as staffNotes from '#schema/staff-notes.ts';
import * as statistics from '#schema/statistics.ts';
import * as teaching from '#schema/teaching.ts';
import * as vetting from '#schema/vetting.ts';
import { createTestDatabase } from '#test/test-database.ts';

const tables = [
  ownTables,
  academy,
  applications,
  auth,
  availability,
  files,
  imports,
  notices,
  people,
  personalData,
  reminders,
  securityEvents,
  staffNotes,
  statistics,
  teaching,
  vetting,
].flatMap(file => Object.values(file).filter((value): value is PgTable => is(value, PgTable)));
/** Tables that the code never reads or writes through Drizzle. */
const WITHOUT_DRIZZLE = [
  'migrations',
  'statistics_application_changes',
  'statistics_changes',
  'statistics_person_months',
  'subjects',
];
const casing = new CasingCache('snake_case');

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

interface Column {
  name: string;
  type: string;
  required: boolean;
  generated: boolean;
  hasDefault: boolean;
}

async function columnsInDatabase(table: string): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as required,
            a.attgenerated <> '' as generated, (a.atthasdef or a.attidentity <> '') as "hasDefault"
     from pg_attribute a where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped`,
    [table],
  );
  return rows;
}

const SQL_NAMES: Record<string, string> = {
  'timestamp with time zone': 'timestamptz',
  'timestamp with time zone[]': 'timestamptz[]',
  'numeric(12,3)': 'numeric(12, 3)',
};

function columnsInCode(table: PgTable): Column[] {
  return Object.values(getTableColumns(table)).map(column => ({
    name: casing.getColumnCasing(column),
    type: column.getSQLType().replace('timestamp with time zone', 'timestamptz'),
    required: column.notNull,
    generated: column.generated !== undefined,
    hasDefault: column.hasDefault || column.generated !== undefined || column.generatedIdentity !== undefined,
  }));
}

const byName = (a: Column, b: Column) => a.name.localeCompare(b.name);

test.each(tables.map(table => [getTableName(table), table] as const))(
  'the table %s in the code is the one in the database',
  async (name, table) => {
    const found = (await columnsInDatabase(name)).map(column => ({
      ...column,
      type: SQL_NAMES[column.type] ?? column.type,
    }));
    expect(columnsInCode(table).sort(byName)).toEqual(found.sort(byName));
  },
);

/** What is only read needs no default. */
const readable = ({ name, type, required }: Column) => ({ name, type, required });

test('what auth reads of people is in the table of people', async () => {
  const found = (await columnsInDatabase('profiles')).map(readable);
  expect(found).toEqual(expect.arrayContaining(columnsInCode(peopleOfAuth.profiles).map(readable)));
  const { role, language } = peopleOfAuth.profiles;
  expect(role.enumValues).toEqual(people.profiles.role.enumValues);
  expect(language.enumValues).toEqual(people.profiles.language.enumValues);
});

test('a query of auth about people leaves the names of their other columns known', () => {
  const names = new CasingCache('snake_case');
  for (const table of [peopleOfAuth.profiles, people.profiles])
    for (const column of Object.values(getTableColumns(table)))
      expect(names.getColumnCasing(column), column.name).toBeDefined();
});

const generatedColumns = tables.flatMap(table =>
  Object.values(getTableColumns(table)).flatMap(column => {
    const as = column.generated?.as;
    return is(as, SQL)
      ? [
          {
            table: getTableName(table),
            column: casing.getColumnCasing(column),
            type: column.getSQLType(),
            expression: as,
          },
        ]
      : [];
  }),
);

async function expressionOf(table: string, column: string): Promise<string | undefined> {
  const { rows } = await client.query<{ expression: string }>(
    `select pg_get_expr(d.adbin, d.adrelid) as expression from pg_attrdef d
     join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
     where d.adrelid = $1::regclass and a.attname = $2`,
    [table, column],
  );
  return rows[0]?.expression;
}

test.each(generatedColumns)('$table: $column is computed as the code says', async given => {
  const { table, column, type, expression } = given;
  const { sql } = new PgDialect().sqlToQuery(expression);
  await client.query(`create temp table as_in_code (like ${table})`);
  await client.query(`alter table as_in_code drop column ${column}`);
  await client.query(
    `alter table as_in_code add column ${column} ${type} generated always as (${sql}) stored`,
  );
  const inCode = await expressionOf('as_in_code', column);
  await client.query('drop table as_in_code');
  expect(inCode).toBe(await expressionOf(table, column));
});

test('every table in the database is known to the code', async () => {
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const known = [...tables.map(getTableName), ...WITHOUT_DRIZZLE].sort();
  expect(rows.map(row => row.name)).toEqual(known);
});
