import { oneOfNumbers } from '../fields/number.ts';

/** Minutes. */
const DURATIONS = [30, 45, 60, 90, 120] as const;
export const DEFAULT_DURATION = 60;
export const duration = oneOfNumbers(DURATIONS);
