import { type Estimate, estimate } from '#bench/statistics/estimate.ts';
import { median } from '#bench/statistics/median.ts';
import { isControlled } from '#bench/statistics/verdict.ts';
import { takeTurns } from './turns.ts';

/** What happened in one slice of time. */
export interface Slice {
  readonly perSecond: number;
  readonly cpuMsEach: number;
}

/** Keeps one server busy for so many milliseconds. */
export type Side = (milliseconds: number) => Promise<Slice>;

export interface Schedule {
  readonly sliceMs: number;
  /** Each gives two pairs and one control. */
  readonly rounds: number;
}

export interface Comparison {
  readonly ratio: Estimate;
  readonly control: number;
  /** Medians of each side, for the curious: only ratios can be compared between runs. */
  readonly ours: Slice;
  readonly baseline: Slice;
}

const ATTEMPTS = 3;
const WARM_UP_SLICES = 4;

/** Measures again while the control says that the machine was not quiet; the last attempt stands, void or not. */
export async function whileDisturbed<T extends { readonly control: number }>(
  measure: () => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const found = await measure();
    if (isControlled(found.control) || attempt === ATTEMPTS) return found;
  }
}

export async function compare(
  ours: Side,
  baseline: Side,
  { sliceMs, rounds }: Schedule,
): Promise<Comparison> {
  for (const side of [ours, baseline]) await side(sliceMs * WARM_UP_SLICES);
  const { pairs, controls } = await takeTurns(
    () => ours(sliceMs),
    () => baseline(sliceMs),
    rounds,
  );
  return {
    ratio: estimate(pairs.map(([a, b]) => a.perSecond / b.perSecond)),
    control: median(controls.map(([a, b]) => a.perSecond / b.perSecond)),
    ours: middle(pairs.map(([a]) => a)),
    baseline: middle(pairs.map(([, b]) => b)),
  };
}

const middle = (slices: readonly Slice[]): Slice => ({
  perSecond: median(slices.map(slice => slice.perSecond)),
  cpuMsEach: median(slices.map(slice => slice.cpuMsEach)),
});
