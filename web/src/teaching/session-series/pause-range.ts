import { SERIES_LIMITS } from '@bayan/domain/session-series/session-series.limits';
import { addDays } from '@bayan/domain/time/days';

export interface PauseRange {
  readonly fromOn: string | null;
  readonly untilOn: string | null;
}

/** The last day that a pause from that day can have. */
export const lastOfPause = (fromOn: string) => addDays(fromOn, SERIES_LIMITS.pauseDays - 1);

/** Why there can be no pause on these days, by the field that says so. What is empty is not wrong yet. */
export function pauseProblems({ fromOn, untilOn }: PauseRange, today: string) {
  const isPast = fromOn !== null && fromOn < today;
  if (fromOn === null || untilOn === null)
    return { fromOn: isPast ? ('past' as const) : null, untilOn: null };
  return {
    fromOn: isPast ? ('past' as const) : null,
    untilOn:
      untilOn < fromOn ? ('before' as const) : untilOn > lastOfPause(fromOn) ? ('long' as const) : null,
  };
}

/** What is asked for, once both days are there and can be. */
export function completeRange(range: PauseRange, today: string) {
  const { fromOn, untilOn } = range;
  const problems = pauseProblems(range, today);
  return fromOn !== null && untilOn !== null && !problems.fromOn && !problems.untilOn
    ? { fromOn, untilOn }
    : null;
}
