import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../../db/database.ts';
import { databaseFailure } from '../../db/failure.ts';
import { createKnownSecret } from '../../db/own-signature.ts';
import { queueReminders } from './queue-reminders.ts';

const LOOK_EVERY_MS = 30_000;
/** Between two handfuls: requests go first, on this thread and in the database. */
const REST_MS = 20;

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
  let isStopping = false;
  let looking: Promise<void> | undefined;

  async function look() {
    try {
      while (!isStopping && (await queueReminders(db, { now: clock(), secretOf }))) await delay(REST_MS);
    } catch (error) {
      const code = databaseFailure(error)?.code ?? 'unknown';
      log.warn({ code }, 'reminders cannot be looked for');
    }
  }

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
      isStopping = true;
      clearInterval(timer);
      await looking;
    },
  };
}
