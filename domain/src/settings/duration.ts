import { oneOfNumbers } from '#fields/number.ts';
import { DURATIONS } from './durations.ts';

export const duration = oneOfNumbers(DURATIONS);
