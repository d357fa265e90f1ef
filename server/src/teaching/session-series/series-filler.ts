import type { Database } from '@bayan/platform/db/database';
import { databaseFailure } from '@bayan/platform/db/failure';
import { type InTurns, startInTurns } from '@bayan/platform/in-turns';
import type { SessionChanges } from '#teaching/sessions/session-changes.ts';
import { fillSomeSeries } from './fill-series.ts';
import type { FilledTo } from './series-to-fill.repository.ts';

const LOOK_EVERY_MS = 15 * 60_000;

interface Parts {
  readonly db: Database;
  readonly clock: () => Date;
  readonly log: { warn(details: object, message: string): void };
  readonly changes: Pick<SessionChanges, 'seriesFilled' | 'seriesHasGaps'>;
}

/** Keeps series without an end filled, in every process alike; no two fill the same one at once (R459). */
export function startSeriesFiller({ db, clock, log, changes }: Parts): InTurns {
  let after: FilledTo | null = null;
  return startInTurns({
    async work() {
      after = await fillSomeSeries(db, { now: clock(), changes }, after);
      return after !== null;
    },
    everyMs: LOOK_EVERY_MS,
    failed(error) {
      after = null;
      log.warn({ code: databaseFailure(error)?.code ?? 'unknown' }, 'weekly series cannot be filled');
    },
  });
}
