import { setTimeout as delay } from 'node:timers/promises';

interface Turns {
  /** Does some of what is there to do. True where there may be more. */
  work(): Promise<boolean>;
  /** How often there may be something new to do. */
  readonly everyMs: number;
  failed(error: unknown): void;
}

export interface InTurns {
  /** Looks now. */
  wake(): void;
  /** Finishes what is in hand. */
  stop(): Promise<void>;
}

/** Between two turns, by how long the last one took: requests have nineteen twentieths of this thread, on any machine. */
const REST_TIMES = 19;
const MAX_REST_MS = 30_000;

/** Looks for work at start and every so often, and does it a handful at a time, in every process alike. */
export function startInTurns({ work, everyMs, failed }: Turns): InTurns {
  const stopping = new AbortController();
  let looking: Promise<void> | undefined;

  async function look() {
    try {
      for (let isMore = true; isMore && !stopping.signal.aborted; ) {
        const started = performance.now();
        isMore = await work();
        if (isMore) await rest(Math.min((performance.now() - started) * REST_TIMES, MAX_REST_MS));
      }
    } catch (error) {
      failed(error);
    }
  }

  const rest = (milliseconds: number) =>
    delay(milliseconds, undefined, { signal: stopping.signal }).catch(() => {});

  /** One look at a time; what comes due during one is the next one's. */
  function wake() {
    looking ??= look().finally(() => {
      looking = undefined;
    });
  }

  const timer = setInterval(wake, everyMs);
  wake();
  return {
    wake,
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await looking;
    },
  };
}
