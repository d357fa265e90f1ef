import { type LiveMessage, SILENCE_MS } from './live-message.ts';

/** Who holds the connection says something at every try to open it, which takes no longer than this. */
const ASLEEP_MS = 2 * SILENCE_MS;

interface Parts {
  /** The same for all tabs that share one connection. */
  readonly name: string;
  /** Holds the connection until the answer is called. */
  readonly lead: (tell: (message: LiveMessage) => void) => () => void;
  readonly hear: (message: LiveMessage) => void;
}

/**
 * One connection for all tabs, since a browser has six to a host: the tab with the lock holds it and passes on what it
 * hears. A tab that is gone loses the lock by itself; from one that sleeps it is taken.
 */
export function oneTabLeads({ name, lead, hear }: Parts): () => void {
  if (!('locks' in navigator) || !('BroadcastChannel' in globalThis)) return lead(hear);
  const channel = new BroadcastChannel(name);
  let isOver = false;
  let asking = new AbortController();
  let silence: ReturnType<typeof setTimeout> | undefined;

  const heardSomething = () => {
    clearTimeout(silence);
    silence = setTimeout(() => ask({ steal: true }), ASLEEP_MS);
  };
  const tell = (message: LiveMessage) => {
    channel.postMessage(message);
    heardSomething();
    hear(message);
  };

  async function ask(how: { readonly steal?: true }) {
    asking.abort();
    const mine = new AbortController();
    asking = mine;
    let stopLeading = () => {};
    await navigator.locks
      .request(name, how.steal ? how : { signal: mine.signal }, () => {
        if (mine.signal.aborted) return undefined;
        stopLeading = lead(tell);
        return new Promise<void>(resolve => mine.signal.addEventListener('abort', () => resolve()));
      })
      .catch(() => {}); // taken by another tab, or not wanted any more
    stopLeading();
    if (!isOver && asking === mine) void ask({});
  }

  channel.addEventListener('message', ({ data }: MessageEvent<LiveMessage>) => {
    heardSomething();
    hear(data);
  });
  heardSomething();
  void ask({});

  return () => {
    isOver = true;
    clearTimeout(silence);
    asking.abort();
    channel.close();
  };
}
