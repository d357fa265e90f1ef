interface Bounds {
  readonly atOnce: number;
  readonly maxWaiting: number;
  readonly timeoutMs: number;
  /** What somebody is told for whom there is no turn. */
  readonly refuse: (reason: Error) => Error;
}

interface FairBounds extends Bounds {
  /** Of one person, however many places are free: the others are for whoever comes next. */
  readonly atOnceEach: number;
  readonly mostWaitingEach: number;
  /** What somebody is told who has too much waiting themselves. */
  readonly refuseGreedy: () => Error;
}

type InFairTurn = <T>(whose: string, job: () => Promise<T>) => Promise<T>;

/**
 * Runs so many jobs at once. The others wait, each person's in a row of their own, and the rows take turns: who has sent
 * much waits for themselves, and nobody else does (R613).
 */
export function createFairQueue(bounds: FairBounds): InFairTurn {
  const { atOnce, atOnceEach, maxWaiting, mostWaitingEach, timeoutMs, refuse, refuseGreedy } = bounds;
  let running = 0;
  let waiting = 0;
  const runningOf = new Map<string, number>();
  /** Whose turn comes first stands first. */
  const rows = new Map<string, (() => void)[]>();

  const mayStart = (whose: string) => running < atOnce && (runningOf.get(whose) ?? 0) < atOnceEach;
  const count = (whose: string, by: 1 | -1) => {
    running += by;
    const own = (runningOf.get(whose) ?? 0) + by;
    if (own === 0) runningOf.delete(whose);
    else runningOf.set(whose, own);
  };
  /** Whose row was served goes behind the others. */
  const leave = (whose: string, start: () => void) => {
    const left = rows.get(whose)?.filter(one => one !== start) ?? [];
    waiting--;
    rows.delete(whose);
    if (left.length > 0) rows.set(whose, left);
  };
  const startNext = () => {
    for (const [whose, [first]] of rows) {
      if (!first || !mayStart(whose)) continue;
      leave(whose, first);
      first();
      return;
    }
  };

  const turn = (whose: string) =>
    new Promise<void>((resolve, reject) => {
      const own = rows.get(whose) ?? [];
      if (own.length >= mostWaitingEach) return reject(refuseGreedy());
      if (waiting >= maxWaiting) return reject(refuse(new Error('the row is full')));
      const start = () => {
        clearTimeout(impatience);
        count(whose, 1);
        resolve();
      };
      const impatience = setTimeout(() => {
        leave(whose, start);
        reject(refuse(new Error('the wait was too long')));
      }, timeoutMs);
      waiting++;
      rows.set(whose, [...own, start]);
    });

  return async (whose, job) => {
    // Where a place is free nobody waits who could have it.
    if (mayStart(whose)) count(whose, 1);
    else await turn(whose);
    try {
      return await job();
    } finally {
      count(whose, -1);
      // At once, so that nobody slips in between.
      startNext();
    }
  };
}

/** The same in one row, for what belongs to nobody. For whom it is too long is told to come later. */
export function createQueue(bounds: Bounds) {
  const { atOnce, maxWaiting } = bounds;
  const inTurn = createFairQueue({
    ...bounds,
    atOnceEach: atOnce,
    mostWaitingEach: maxWaiting,
    refuseGreedy: () => bounds.refuse(new Error('the row is full')),
  });
  return <T>(job: () => Promise<T>): Promise<T> => inTurn('everybody', job);
}
