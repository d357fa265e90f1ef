import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '@bayan/platform/db/database';
import { databaseFailure } from '@bayan/platform/db/failure';
import { createKnownSecret } from '@bayan/platform/db/own-signature';
import { queueReminders } from './queue-reminders.ts';

const LOOK_EVERY_MS = 30_000;
/** Between two handfuls, by how long the last one took: requests have nineteen twentieths of this thread, on any machine. */
const REST_TIMES = 19;

interface Parts {
  readonly db: Database;
  readonly clock: () => Date;
  readonly log: { warn(details: object, message: string): void };
}

export interface ReminderPlanner {
  /** Looks now. */
  wake(): void;
  /** Finishes what is in hand. */
  stop(): Promise<void>;
}

/** Looks for reminders that have come due, in every process alike; the database lets one look at a time. */
export function startReminderPlanner({ db, clock, log }: Parts): ReminderPlanner {
  const secretOf = createKnownSecret();
  const stopping = new AbortController();
  let looking: Promise<void> | undefined;

  async function look() {
    try {
      for (let isMore = true; isMore && !stopping.signal.aborted; ) {
        const started = performance.now();
        isMore = await queueReminders(db, { now: clock(), secretOf });
        if (isMore) await rest(Math.min((performance.now() - started) * REST_TIMES, LOOK_EVERY_MS));
      }
    } catch (error) {
      const code = databaseFailure(error)?.code ?? 'unknown';
      log.warn({ code }, 'reminders cannot be looked for');
    }
  }

  const rest = (milliseconds: number) =>
    delay(milliseconds, undefined, { signal: stopping.signal }).catch(() => {});

  /** One look at a time; what comes due during one is the next one's. */
  function wake() {
    looking ??= look().finally(() => {
      looking = undefined;
    });
  }

  const timer = setInterval(wake, LOOK_EVERY_MS);
  wake();
  return {
    wake,
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await looking;
    },
  };
}
