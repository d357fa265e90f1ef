import { type Estimate, estimate } from '#bench/statistics/estimate.ts';
import { median } from '#bench/statistics/median.ts';
import type { Schedule, Side } from './comparison.ts';
import { control } from './turns.ts';

export interface Pace {
  readonly perSecond: Estimate;
  readonly cpuMsEach: number;
  readonly control: number;
}

const WARM_UP_SLICES = 3;

/** How often a second, of what has no other side to be held against; each slice against its neighbour is the control. */
export async function pace(side: Side, { sliceMs, rounds }: Schedule): Promise<Pace> {
  await side(sliceMs * WARM_UP_SLICES);
  const slices = [];
  const controls = [];
  for (let round = 0; round < rounds; round++) {
    const first = await side(sliceMs);
    const second = await side(sliceMs);
    slices.push(first, second);
    controls.push(control(first, second, round));
  }
  return {
    perSecond: estimate(slices.map(slice => slice.perSecond)),
    cpuMsEach: median(slices.map(slice => slice.cpuMsEach)),
    control: median(controls.map(([a, b]) => a.perSecond / b.perSecond)),
  };
}
