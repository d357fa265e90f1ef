import { type Estimate, estimate } from '../statistics/estimate.ts';
import { median } from '../statistics/median.ts';
import { isControlled } from '../statistics/verdict.ts';

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

/**
 * A B B A in slices, so that whatever slowly changes on the machine falls on both sides alike; then A against itself,
 * in the same breath, as the control.
 */
export async function compare(
  ours: Side,
  baseline: Side,
  { sliceMs, rounds }: Schedule,
): Promise<Comparison> {
  for (const side of [ours, baseline]) await side(sliceMs * WARM_UP_SLICES);
  const slices: { ours: Slice[]; baseline: Slice[] } = { ours: [], baseline: [] };
  const ratios: number[] = [];
  const controls: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const a1 = await ours(sliceMs);
    const b1 = await baseline(sliceMs);
    const b2 = await baseline(sliceMs);
    const a2 = await ours(sliceMs);
    const c1 = await ours(sliceMs);
    const c2 = await ours(sliceMs);
    ratios.push(a1.perSecond / b1.perSecond, a2.perSecond / b2.perSecond);
    controls.push(controlOf(c1, c2, round));
    slices.ours.push(a1, a2);
    slices.baseline.push(b1, b2);
  }
  return {
    ratio: estimate(ratios),
    control: median(controls),
    ours: middle(slices.ours),
    baseline: middle(slices.baseline),
  };
}

/** The first over the second, then the second over the first: a drift must not look like a difference. */
export const controlOf = (first: Slice, second: Slice, round: number) =>
  round % 2 === 0 ? first.perSecond / second.perSecond : second.perSecond / first.perSecond;

const middle = (slices: readonly Slice[]): Slice => ({
  perSecond: median(slices.map(slice => slice.perSecond)),
  cpuMsEach: median(slices.map(slice => slice.cpuMsEach)),
});
