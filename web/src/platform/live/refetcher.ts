import { affectedBy } from '@bayan/domain/live/affected';
import type { LiveEvent } from '@bayan/domain/live/live';
import type { QueryClient } from '@tanstack/react-query';

/** How often what is on the screen is read again at most, however much changes. */
const PACE_MS = 300;

export interface Refetcher {
  readonly take: (event: LiveEvent) => void;
  readonly stop: () => void;
}

/** Reads again what a change has made old: the first change at once, what follows it together. */
export function createRefetcher(queries: QueryClient): Refetcher {
  const old = new Set<string>();
  let pause: ReturnType<typeof setTimeout> | undefined;

  const readAgain = () => {
    pause = undefined;
    if (old.size === 0) return;
    pause = setTimeout(readAgain, PACE_MS);
    // What is shown ahead of the server's answer must not fall back meanwhile.
    if (queries.isMutating() > 0) return;
    for (const topic of old) void queries.invalidateQueries({ queryKey: [topic] });
    old.clear();
  };

  return {
    take(event) {
      for (const topic of affectedBy(event.noun)) old.add(topic);
      if (pause === undefined) readAgain();
    },
    stop: () => clearTimeout(pause),
  };
}
