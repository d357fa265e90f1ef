import { existsSync, realpathSync } from 'node:fs';
import { liveOwner } from './data-dir-lock.ts';
import { layoutOf } from './layout.ts';
import { readPidFile } from './pid-file.ts';
import { type EmbeddedUrls, isAnswering, urlsOf } from './socket.ts';

/** The way to the server of an application that is running, for commands beside it; undefined when none is. */
export async function attachEmbedded(dataDir: string): Promise<EmbeddedUrls | undefined> {
  if (!existsSync(dataDir)) return undefined;
  const { appLock, cluster } = layoutOf(realpathSync(dataDir));
  if (!liveOwner(appLock)) return undefined;
  const server = readPidFile(cluster);
  if (!server?.isReady || !(await isAnswering(server.socketDir))) return undefined;
  return urlsOf(server.socketDir);
}
