import { median } from './median.ts';
import { seededRandom } from './seeded-random.ts';

/** A median and where it lies with 95 % confidence. */
export interface Estimate {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

const RESAMPLES = 4_000;
const SEED = 20_261_115;

/** The bootstrap: how far the median moves when the same number of values is drawn from them again and again. */
export function estimate(values: readonly number[]): Estimate {
  const random = seededRandom(SEED);
  const redraw = () => values.map(() => values[Math.floor(random() * values.length)] ?? Number.NaN);
  const medians = Array.from({ length: RESAMPLES }, () => median(redraw())).sort((a, b) => a - b);
  const at = (share: number) => medians[Math.round(share * (RESAMPLES - 1))] ?? Number.NaN;
  return { median: median(values), low: at(0.025), high: at(0.975) };
}
