import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { unzip } from './unzip.ts';

/** The files of the build. */
const NOT_ABOUT_PEOPLE: ReadonlySet<string> = new Set(['page_files']);
/** Beside the database's own files: what a deleted row leaves in them until it is overwritten, no query reaches. */
const FOLDERS = ['files', 'mail', 'erasures.jsonl', 'backups'];

/**
 * Where a word is still to be read: in which tables, in any column of any type, and in which files of the data directory,
 * archives unpacked. A word in small letters: bytes are compared as they are.
 */
export async function placesOf(database: pg.Pool | pg.Client, dataDir: string, word: string) {
  return [...(await tablesWith(database, word)), ...(await filesWith(dataDir, word))];
}

async function tablesWith(database: pg.Pool | pg.Client, word: string): Promise<string[]> {
  const { rows } = await database.query<{ name: string }>(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const name of rows.map(row => row.name.replace('public.', ''))) {
    if (NOT_ABOUT_PEOPLE.has(name)) continue;
    // Bytes are written as hexadecimal digits.
    const { rowCount } = await database.query(
      `select from ${name} as one_row where one_row::text ilike any ($1) limit 1`,
      [[`%${word}%`, `%${Buffer.from(word).toString('hex')}%`]],
    );
    if (rowCount) found.push(name);
  }
  return found;
}

async function filesWith(dataDir: string, word: string): Promise<string[]> {
  const found: string[] = [];
  for (const folder of FOLDERS) {
    const entries = await readdir(join(dataDir, folder), { recursive: true, withFileTypes: true }).catch(
      () => [],
    );
    for (const entry of entries.filter(one => one.isFile())) {
      // Others come and go meanwhile.
      const bytes = await readFile(join(entry.parentPath, entry.name)).catch(() => Buffer.alloc(0));
      const parts = [bytes, ...unzip(bytes).values()];
      if (entry.name.includes(word) || parts.some(part => part.includes(word))) found.push(entry.name);
    }
  }
  return found;
}
