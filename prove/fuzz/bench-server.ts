import { fork } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { join } from 'node:path';
import type { Fixtures } from './fixtures.ts';
import type { Bench } from './judge.ts';
import type { Stall } from './loop-watch.ts';
import type { FromServer } from './server-process.ts';

export interface BenchServer {
  readonly bench: Bench;
  readonly port: number;
  createFixtures(): Promise<Fixtures>;
  /** Ends it and says for how long at most its loop was busy. */
  stop(): Promise<number>;
}

/** The server in its own process, as the one who sends requests sees it. */
export async function startBenchServer(stalled: (stall: Stall) => void): Promise<BenchServer> {
  const child = fork(join(import.meta.dirname, 'server-process.ts'), { execArgv: [] });
  const told = new EventEmitter();
  child.on('message', (message: FromServer) => {
    if ('stall' in message) stalled(message.stall);
    else for (const [name, value] of Object.entries(message)) told.emit(name, value);
  });
  child.once('exit', code => told.emit('error', new Error(`the server ended with ${code}`)));
  const next = async <T>(name: string) => (await once(told, name))[0] as T;
  const bench = await next<Bench>('ready');
  return {
    bench,
    port: Number(new URL(bench.url).port),
    createFixtures() {
      child.send('fixtures');
      return next<Fixtures>('fixtures');
    },
    async stop() {
      const longest = next<number>('longestBusyMs');
      child.send('end');
      const busyMs = await longest;
      told.on('error', () => {});
      await once(child, 'exit');
      return busyMs;
    },
  };
}
