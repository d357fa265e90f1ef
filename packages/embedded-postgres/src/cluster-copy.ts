import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { copyFileDurably, copyTree, syncDirectory, writeFileDurably } from '@bayan/platform/durable-files';
import type { Client } from 'pg';
import { withConnection } from './connection.ts';

/** Made anew by every server as it starts; PostgreSQL's own tools leave the same out. */
const EMPTIED = [
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
];
const CONTROL = 'global/pg_control';
const LEFT_OUT = new RegExp(
  [
    String.raw`^postmaster\.(pid|opts)`,
    '^pg_wal/.', // copied at the end, when it is known which of it is needed
    `^(${EMPTIED.join('|')})/.`,
    `^${CONTROL}$`,
    String.raw`(^|/)(pg_internal\.init|pgsql_tmp)`,
  ].join('|'),
);

/** The server may be writing this file as it is read. Two equal readings are one whole state of it. */
async function readWhole(file: string): Promise<Buffer> {
  for (let last = await readFile(file); ; await sleep(10)) {
    const next = await readFile(file);
    if (next.equals(last)) return next;
    last = next;
  }
}

async function copyLog(from: string, to: string, first: string, last: string): Promise<void> {
  for (const name of await readdir(from)) {
    const isNeeded = /^[0-9A-F]{24}$/.test(name) && name >= first && name <= last;
    if (isNeeded || name.endsWith('.history')) await copyFileDurably(join(from, name), join(to, name));
  }
  syncDirectory(to);
}

async function one<T extends object>(client: Client, query: string, values: unknown[] = []): Promise<T> {
  const { rows } = await client.query<T>(query, values);
  if (!rows[0]) throw new Error(`no answer to: ${query}`);
  return rows[0];
}

/**
 * Copies a cluster while its server works. What is copied is torn; with the log of the time of copying, PostgreSQL
 * makes it whole again when it first starts on the copy. Gives the server's version.
 */
export async function copyCluster(cluster: string, to: string, adminUrl: string): Promise<string> {
  return withConnection(adminUrl, async client => {
    // Until this connection ends, the server keeps the log we shall need, however long the copying takes.
    await client.query(`select pg_create_physical_replication_slot($1, true, true)`, [
      `backup_${process.pid}`,
    ]);
    await client.query(`select pg_backup_start('bayan', true)`);
    await copyTree(cluster, to, { isLeftOut: path => LEFT_OUT.test(path), mayVanish: true });
    await writeFileDurably(join(to, CONTROL), await readWhole(join(cluster, CONTROL)));
    const { labelfile, last } = await one<{ labelfile: string; last: string }>(
      client,
      `select labelfile, pg_walfile_name(lsn) as last from pg_backup_stop(true)`,
    );
    await writeFileDurably(join(to, 'backup_label'), labelfile);
    const first = /^START WAL LOCATION: .*\(file ([0-9A-F]{24})\)/m.exec(labelfile)?.[1];
    if (!first) throw new Error(`the backup label does not say where the log begins: ${labelfile}`);
    await mkdir(join(to, 'pg_wal'), { recursive: true });
    await copyLog(join(cluster, 'pg_wal'), join(to, 'pg_wal'), first, last);
    syncDirectory(to);
    const { version } = await one<{ version: string }>(
      client,
      `select current_setting('server_version') as version`,
    );
    return version;
  });
}
