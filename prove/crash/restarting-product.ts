import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { layoutOf } from '@bayan/embedded-postgres/layout';
import { serverProcessesOf } from '@bayan/embedded-postgres/processes';
import { waitUntil } from '@bayan/embedded-postgres/waiting';
import { launch, type Product } from '@bayan/server/test/process/product';
import { passOn } from '#prove/planting.ts';

export type Victim = 'application' | 'database' | 'both';

/** The product as `npm start` runs it, started again whenever it ends. */
export interface RestartingProduct {
  readonly url: string;
  /** The moment of the kill. */
  kill(victim: Victim): number;
  /** Ends it for good. */
  end(): Promise<void>;
  /** What it said when it ended by itself, which it never should. */
  readonly complaints: readonly string[];
}

const COMPILED = join(import.meta.dirname, '../../node_modules/.cache/compile');

export async function keepRunning(dataDir: string, port: number): Promise<RestartingProduct> {
  const { cluster } = layoutOf(dataDir);
  const env = {
    DATA_DIR: dataDir,
    // The same address each time: it is in the tokens.
    PORT: String(port),
    LOG_LEVEL: 'error',
    // Nobody listens there: mails stay in the outbox, where they can be counted and their links read.
    SMTP_URL: 'smtp://127.0.0.1:1',
    AUTH_JWT_EXPIRY: '86400',
    AUTH_RATE_LIMITS: 'off',
    NODE_COMPILE_CACHE: COMPILED,
    ...passOn(),
  };
  const complaints: string[] = [];
  let running: Product;
  let isKilled = false;
  let isEnding = false;
  const start = async () => {
    const product = await launch(env);
    running = product;
    void product.ended.then(code => {
      if (isEnding) return;
      if (!isKilled) complaints.push(`ended with ${code}: ${product.output().trim().slice(-500)}`);
      const wait = isKilled ? 0 : 500;
      isKilled = false;
      void pause(wait).then(start);
    });
  };
  await start();

  return {
    url: `http://127.0.0.1:${port}`,
    complaints,
    kill(victim) {
      const servers = victim === 'application' ? [] : serverProcessesOf(cluster);
      const at = performance.now();
      if (victim !== 'database') {
        isKilled = true;
        running.process.kill('SIGKILL');
      }
      for (const pid of servers) {
        try {
          process.kill(pid, 'SIGKILL');
        } catch {
          // Gone in the meantime: a connection that was just closed.
        }
      }
      return at;
    },
    async end() {
      isEnding = true;
      await running.stop('SIGKILL');
      await waitUntil(() => serverProcessesOf(cluster).length === 0, 15_000);
    },
  };
}
