import { existsSync } from 'node:fs';
import { StartupError } from '@bayan/platform/startup-error';
import type { DataDirLayout } from './layout.ts';
import { disownPidFile, readPidFile } from './pid-file.ts';
import { isListed, serverProcessesOf } from './processes.ts';
import { isAnswering } from './socket.ts';
import { waitUntil } from './waiting.ts';

async function stopServer(pid: number, cluster: string): Promise<void> {
  const isGone = () => !serverProcessesOf(cluster).includes(pid);
  for (const [signal, patience] of [
    ['SIGINT', 5_000],
    ['SIGQUIT', 10_000],
  ] as const) {
    if (!isGone()) process.kill(pid, signal);
    if (await waitUntil(isGone, patience)) return;
  }
  throw new StartupError(`the database server ${pid} of an earlier run does not stop`);
}

/**
 * Makes the cluster free for a new server after a run that ended badly. The caller holds the data directory's lock,
 * so a server found here has no application any more.
 */
export async function clearLeftover({ cluster }: DataDirLayout, log: (line: string) => void): Promise<void> {
  if (!existsSync(cluster)) return;
  const left = readPidFile(cluster);
  // Only a process seen to work in this cluster is signalled: the number may long be another program's.
  if (left && serverProcessesOf(cluster).includes(left.pid)) {
    log(`the database server ${left.pid} of an earlier run is still there; stopping it`);
    await stopServer(left.pid, cluster);
  }
  // The children of a killed server notice its end and leave.
  if (!(await waitUntil(() => serverProcessesOf(cluster).length === 0, 15_000))) {
    throw new StartupError(`processes ${serverProcessesOf(cluster).join(', ')} still use ${cluster}`);
  }
  if (left && (await isAnswering(left.socketDir))) {
    throw new StartupError(`a database server outside our sight, perhaps in a container, serves ${cluster}`);
  }
  if (left && (left.pid === 0 || isListed(left.pid))) disownPidFile(cluster);
}
