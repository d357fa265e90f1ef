import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const SCRIPT = join(import.meta.dirname, '../../server/test/mail/worker-process.ts');
/** Long enough for a busy machine, short enough to wait for a server that never answers. */
const REPLY_MS = 2_500;

/** A mail worker that can be told the time, and killed. */
export interface Worker {
  setClock(now: Date): void;
  kill(): Promise<void>;
}

export async function startWorker(databaseUrl: string, smtpUrl: string, now: Date): Promise<Worker> {
  const child: ChildProcess = fork(SCRIPT, [databaseUrl, smtpUrl, now.toISOString(), String(REPLY_MS)], {
    execArgv: [],
  });
  const ended = once(child, 'exit');
  // A message to one that is just being killed is of no use to anybody.
  child.on('error', () => {});
  await Promise.race([once(child, 'message'), ended]);
  return {
    setClock: instant => void (child.connected && child.send(instant.toISOString())),
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
