interface Bounds {
  readonly atOnce: number;
  readonly mostWaiting: number;
  readonly patienceMs: number;
  /** What somebody is told for whom there is no turn. */
  readonly refuse: (reason: Error) => Error;
}

/** Runs so many jobs at once and lets the others wait in a row; for whom the row is too long is told to come later. */
export function createTurns({ atOnce, mostWaiting, patienceMs, refuse }: Bounds) {
  let running = 0;
  const waiting: (() => void)[] = [];

  const turn = () =>
    new Promise<void>((resolve, reject) => {
      if (waiting.length >= mostWaiting) return reject(refuse(new Error('the row is full')));
      const start = () => {
        clearTimeout(impatience);
        resolve();
      };
      const impatience = setTimeout(() => {
        waiting.splice(waiting.indexOf(start), 1);
        reject(refuse(new Error('the wait was too long')));
      }, patienceMs);
      waiting.push(start);
    });

  return async <T>(job: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running++;
    else await turn();
    try {
      return await job();
    } finally {
      // Whoever waits takes over the place, so that nobody slips in between.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
