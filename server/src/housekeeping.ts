import type { Logger } from 'pino';
import type { Database } from './db/database.ts';
import { forgetOldKeys } from './db/idempotency.ts';

const HOUR = 3_600_000;

/** What grows with use and is of no use later is thrown away, every hour and by every process alike. */
export function startHousekeeping(db: Database, clock: () => Date, log: Logger) {
  const tidy = () =>
    forgetOldKeys(db, clock()).catch((error: unknown) => log.error({ err: error }, 'housekeeping failed'));
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = tidy();
  }, HOUR);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
