import { type Size, withFirst } from '#prove/proof.ts';
import { tryApi } from './api-times.ts';
import { tryDays, tryMoment } from './domain-times.ts';
import { type Moment, momentsToTry, some } from './moments.ts';
import { sampleTimes } from './sample-times.ts';
import { trySeries } from './series-times.ts';
import { Enough, Tally } from './tally.ts';

/** What it tells its parent: that it goes on, and what it has found. */
export type FromZone =
  | { readonly isStep: true }
  | {
      readonly failures: readonly string[];
      readonly moments: number;
      readonly inDomain: number;
      readonly ofSeries: number;
      readonly throughApi: number;
    };

/** Everything that computes with time, in a process whose own zone is given by TZ. */
const [, , size = 'short', givenSeed = '1', stopsAtFirst = 'false', firstPart] = process.argv;
const seed = Number(givenSeed);
const tell = (message: FromZone) => process.send?.(message);

const STEP_EVERY = 1_000;
let steps = 0;
const tally = new Tally(stopsAtFirst === 'true', () => {
  if (++steps % STEP_EVERY === 0) tell({ isStep: true });
});
const compared: Record<string, number> = {};

const PARTS: Readonly<Record<string, (moments: readonly Moment[]) => void | Promise<void>>> = {
  functions(moments) {
    for (const moment of moments) tryMoment(moment, ['Europe/London', 'Asia/Riyadh'], tally);
    tryDays(tally);
    sampleTimes(some(moments, 100, seed), tally);
  },
  series: () => trySeries(size as Size, tally),
  api: moments => tryApi(size as Size, seed, moments, tally),
};

const moments = momentsToTry(size as Size, seed);
try {
  for (const [name, part] of withFirst(Object.entries(PARTS), ([name]) => name === firstPart)) {
    const before = tally.compared;
    await part(moments);
    compared[name] = tally.compared - before;
  }
} catch (error) {
  if (!(error instanceof Enough)) throw error;
}
tell({
  failures: tally.failures,
  moments: moments.length,
  inDomain: compared.functions ?? 0,
  ofSeries: compared.series ?? 0,
  throughApi: compared.api ?? 0,
});
