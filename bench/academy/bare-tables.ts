import type { Client } from 'pg';

interface Written {
  readonly drop: string;
  readonly create: string;
}

/** The order counts: a foreign key leans on a key, and goes before it. */
const CONSTRAINTS = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
         format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as create
  from pg_constraint
  where connamespace = 'public'::regnamespace and contype in ('p', 'u', 'x', 'f')
  order by contype = 'f' desc, conname`;

const INDEXES = `
  select format('drop index %s', indexrelid::regclass) as drop, pg_get_indexdef(indexrelid) as create
  from pg_index join pg_class on pg_class.oid = indexrelid
  where relnamespace = 'public'::regnamespace and not exists (select from pg_constraint where conindid = indexrelid)
  order by relname`;

const TABLES = `
  select format('alter table %s disable trigger user', oid::regclass) as drop,
         format('alter table %s enable trigger user', oid::regclass) as create
  from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`;

/**
 * Rows are loaded into bare tables, and what holds them together is put back after that, as the database itself wrote
 * it down: everything is checked all the same, only once and not row by row.
 */
export async function intoBareTables(client: Client, load: () => Promise<void>): Promise<void> {
  const parts: Written[] = [];
  for (const catalogue of [CONSTRAINTS, INDEXES, TABLES]) {
    parts.push(...(await client.query<Written>(catalogue)).rows);
  }
  for (const { drop } of parts) await client.query(drop);
  await load();
  for (const { create } of parts.toReversed()) await client.query(create);
}
