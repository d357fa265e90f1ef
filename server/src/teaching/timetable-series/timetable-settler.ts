import type { Database } from '@bayan/platform/db/database';
import { databaseFailure } from '@bayan/platform/db/failure';
import { type InTurns, startInTurns } from '@bayan/platform/in-turns';
import type { SessionChanges } from '#teaching/sessions/session-changes.ts';
import { settleDueSeries } from './settle-due-series.ts';
import type { DueSeries } from './timetable-series.repository.ts';

/** Somebody looks at the progress. */
const LOOK_EVERY_MS = 5000;
/** What has refused a series does not go away in a moment. */
const REST_MS = 5 * 60_000;

interface Parts {
  readonly db: Database;
  readonly clock: () => Date;
  readonly log: { warn(details: object, message: string): void };
  readonly changes: Pick<SessionChanges, 'seriesFollowsTimetable'>;
}

/** Lets series follow their timetables, in every process alike; no two have the same one in hand (R548). */
export function startTimetableSettler({ db, clock, log, changes }: Parts): InTurns {
  let after: DueSeries | null = null;
  const restsUntil = new Map<string, number>();
  const keyOf = ({ timetableId, seriesId }: DueSeries) => `${timetableId}:${seriesId}`;
  const codeOf = (error: unknown) => databaseFailure(error)?.code ?? 'unknown';
  return startInTurns({
    async work() {
      const now = clock();
      const job = {
        ...{ now, changes },
        isResting: (one: DueSeries) => (restsUntil.get(keyOf(one)) ?? 0) > now.getTime(),
        refused(one: DueSeries, error: unknown) {
          restsUntil.set(keyOf(one), now.getTime() + REST_MS);
          log.warn({ code: codeOf(error), seriesId: one.seriesId }, 'a series cannot follow its timetable');
        },
      };
      after = await settleDueSeries(db, job, after);
      return after !== null;
    },
    everyMs: LOOK_EVERY_MS,
    failed(error) {
      after = null;
      log.warn({ code: codeOf(error) }, 'lessons cannot follow a timetable');
    },
  });
}
