import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { withConnection } from '@bayan/embedded-postgres/connection';
import type { Durability } from '@bayan/embedded-postgres/durability';
import { type EmbeddedServer, startEmbedded } from '@bayan/embedded-postgres/launcher';
import { layoutOf } from '@bayan/embedded-postgres/layout';
import { serverProcessesOf } from '@bayan/embedded-postgres/processes';
import { waitUntil } from '@bayan/embedded-postgres/waiting';
import { onTestFinished } from 'vitest';
import { PATIENCE } from '#test/patience.ts';

export const APPLICATION = fileURLToPath(new URL('embedded-application.ts', import.meta.url));

/** Starts a server that is stopped at the end of the test, if it is still there. */
export async function start(dataDir: string, durability: Durability = 'throw-away'): Promise<EmbeddedServer> {
  const server = await startEmbedded({ dataDir, log: () => {}, durability });
  onTestFinished(server.stop);
  return server;
}

/** Starts an application process; it may be killed in any way. The test ends when its server has. */
export function spawnApplication(dataDir: string, options: SpawnOptions = {}): ChildProcess {
  const child = spawn(process.execPath, [APPLICATION, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
    ...options,
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await waitUntil(() => serverProcessesOf(layoutOf(dataDir).cluster).length === 0, PATIENCE.timeout);
  });
  return child;
}

export async function whenServing(child: ChildProcess): Promise<{ pid: number; appUrl: string }> {
  if (!child.stdout) throw new Error('the application was started without an output');
  const [line] = await once(createInterface(child.stdout), 'line');
  return JSON.parse(line);
}

export async function killNow(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

export async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  return withConnection(url, async client => (await client.query(text)).rows);
}

export interface Writer {
  /** The numbers whose insert the server has acknowledged so far. */
  readonly acknowledged: number[];
  /** Settles when the connection is lost or the writer is told to stop. */
  readonly ended: Promise<void>;
  stop(): void;
}

/** Writes rows into the table `written` as fast as they are acknowledged. */
export async function writeRows(url: string): Promise<Writer> {
  await query(url, 'create table if not exists written (number int primary key)');
  const acknowledged: number[] = [];
  let isStopped = false;
  const write = () =>
    withConnection(url, async client => {
      for (let number = 1; !isStopped; number++) {
        await client.query('insert into written values ($1)', [number]);
        acknowledged.push(number);
      }
    });
  const ended = write().catch(() => {});
  const stop = () => {
    isStopped = true;
  };
  return { acknowledged, ended, stop };
}

export async function writtenRows(url: string): Promise<Set<unknown>> {
  return new Set((await query(url, 'select number from written')).map(row => row.number));
}
