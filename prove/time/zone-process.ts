import type { Size } from '../proof.ts';
import { tryApi } from './api-times.ts';
import { tryDays, tryMoment } from './domain-times.ts';
import { momentsToTry, some } from './moments.ts';
import { sampleTimes } from './sample-times.ts';
import { Tally } from './tally.ts';

/** Everything that computes with time, in a process whose own zone is given by TZ. */
const [, , size = 'short', seed = '1'] = process.argv;
const tally = new Tally();
const moments = momentsToTry(size as Size, Number(seed));
for (const moment of moments) tryMoment(moment, ['Europe/London', 'Asia/Riyadh'], tally);
tryDays(tally);
sampleTimes(some(moments, 100, Number(seed)), tally);
const inDomain = tally.compared;
await tryApi(size as Size, Number(seed), moments, tally);
process.send?.({
  failures: tally.failures,
  moments: moments.length,
  inDomain,
  throughApi: tally.compared - inDomain,
});
