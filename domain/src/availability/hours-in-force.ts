import { wallClock } from '#time/zoned-time.ts';
import { type HoursSet, isValidOn } from './hours.ts';

/** The weekly hours that hold at an instant, by their own clock. */
export const hoursInForce = (sets: readonly HoursSet[], instant: Date): HoursSet | undefined =>
  sets.find(set => isValidOn(set, wallClock(instant, set.timezone).date));
