import type { Database } from '@bayan/platform/db/database';
import { databaseFailure } from '@bayan/platform/db/failure';
import { createKnownSecret } from '@bayan/platform/db/own-signature';
import { type InTurns, startInTurns } from '@bayan/platform/in-turns';
import { queueReminders } from './queue-reminders.ts';

const LOOK_EVERY_MS = 30_000;

interface Parts {
  readonly db: Database;
  readonly clock: () => Date;
  readonly log: { warn(details: object, message: string): void };
}

/** Looks for reminders that have come due, in every process alike; the database lets one look at a time. */
export function startReminderPlanner({ db, clock, log }: Parts): InTurns {
  const secretOf = createKnownSecret();
  return startInTurns({
    work: () => queueReminders(db, { now: clock(), secretOf }),
    everyMs: LOOK_EVERY_MS,
    failed: error =>
      log.warn({ code: databaseFailure(error)?.code ?? 'unknown' }, 'reminders cannot be looked for'),
  });
}
