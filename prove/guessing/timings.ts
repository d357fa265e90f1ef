import { type Pair, tellApart } from './classifier.ts';

/** So unlikely that a claim that holds is doubted once in ten thousand comparisons. */
const TOO_UNLIKELY = 1e-4;
/** With a fault in place it is looked now and then whether it shows already. */
const FIRST_LOOK = 32;
const LOOK_EVERY = 8;

export interface Timings {
  add(pair: Pair, wasBusy: boolean): void;
  /** Whether nothing more has to be tried. */
  areEnough(): boolean;
  /** Those that the judgement rests on. */
  telling(): readonly Pair[];
  /** Whether they tell the one from the other. */
  areTold(): boolean;
}

/**
 * On a busy machine work takes longer, and where there is more of it, another step more often: then times do tell, and
 * say nothing about the product. So what all pairs together seem to tell must be told as well by as many of them during
 * which the machine had time, however long it takes to get these.
 */
export function createTimings(count: number, stopsAtFirst: boolean): Timings {
  const all: Pair[] = [];
  const undisturbed: Pair[] = [];
  const isTold = (pairs: readonly Pair[]) => pairs.length > 0 && tellApart(pairs).p < TOO_UNLIKELY;
  const isSuspected = () => all.length >= count && isTold(all);
  const telling = () => (isSuspected() ? undisturbed : all);
  const showsEarly = () =>
    stopsAtFirst &&
    undisturbed.length >= FIRST_LOOK &&
    undisturbed.length % LOOK_EVERY === 0 &&
    isTold(undisturbed);
  return {
    add(pair, wasBusy) {
      all.push(pair);
      if (!wasBusy) undisturbed.push(pair);
    },
    areEnough: () => showsEarly() || undisturbed.length >= count || (all.length >= count && !isSuspected()),
    telling: () => (showsEarly() ? undisturbed : telling()),
    areTold: () => showsEarly() || (isSuspected() && isTold(undisturbed)),
  };
}
