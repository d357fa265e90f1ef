import type { Database } from '@bayan/platform/db/database';
import { databaseFailure } from '@bayan/platform/db/failure';
import { type InTurns, startInTurns } from '@bayan/platform/in-turns';
import type { SessionChanges } from '#teaching/sessions/session-changes.ts';
import { settleDueSeries } from './settle-due-series.ts';
import type { DueSeries } from './timetable-series.repository.ts';

/** Somebody looks at the progress. */
const LOOK_EVERY_MS = 5000;

interface Parts {
  readonly db: Database;
  readonly clock: () => Date;
  readonly log: { warn(details: object, message: string): void };
  readonly changes: Pick<SessionChanges, 'seriesFollowsTimetable'>;
}

/** Lets series follow their timetables, in every process alike; no two have the same one in hand (R548). */
export function startTimetableSettler({ db, clock, log, changes }: Parts): InTurns {
  let after: DueSeries | null = null;
  return startInTurns({
    async work() {
      after = await settleDueSeries(db, { now: clock(), changes }, after);
      return after !== null;
    },
    everyMs: LOOK_EVERY_MS,
    failed(error) {
      after = null;
      log.warn({ code: databaseFailure(error)?.code ?? 'unknown' }, 'lessons cannot follow a timetable');
    },
  });
}
