import { seriesDaysOffContract } from '@bayan/domain/session-series/series-days-off.contract';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import { recordVersionOf } from '@bayan/platform/http/route';
import type { SessionChanges } from '#teaching/sessions/session-changes.ts';
import type { DaysOffPlan } from './change-days-off.ts';
import { pauseSeries, planPause } from './pause-series.ts';
import { planSkip, skipDay } from './skip-day.ts';
import { takeBackDayOff } from './take-back-day-off.ts';
import { takeBackPause } from './take-back-pause.ts';

const shown = ({ out, kept, on }: DaysOffPlan) => ({
  removed: [...out.remove],
  withdrawn: [...out.cancel],
  kept: kept.map(({ lesson: { id, startsAt }, because }) => ({ id, startsAt, because })),
  made: on.map(({ day, startsAt }) => ({ day, startsAt })),
});

export const seriesDaysOffRoutes = ({ sessionChanges }: { readonly sessionChanges: SessionChanges }) =>
  defineRoutes(seriesDaysOffContract, {
    'POST /api/session-series/{id}/days/{day}/preview': async (call, tx) =>
      shown(await planSkip(tx, call, recordVersionOf(call), call.params.day)),
    'POST /api/session-series/{id}/days/{day}': (call, tx) =>
      skipDay(tx, call, recordVersionOf(call), { ...call.body, day: call.params.day }, sessionChanges),
    'DELETE /api/session-series/{id}/days/{day}': (call, tx) =>
      takeBackDayOff(tx, call, recordVersionOf(call), call.params.day, sessionChanges),
    'POST /api/session-series/{id}/pauses/preview': async (call, tx) =>
      shown(await planPause(tx, call, recordVersionOf(call), call.body)),
    'POST /api/session-series/{id}/pauses': (call, tx) =>
      pauseSeries(tx, call, recordVersionOf(call), call.body, sessionChanges),
    'DELETE /api/session-series/{id}/pauses/{pauseId}': (call, tx) =>
      takeBackPause(tx, call, recordVersionOf(call), call.params.pauseId, sessionChanges),
  });
