import { HEARTBEAT_MS } from '@bayan/domain/live/live';
import { createEventReader } from './event-reader.ts';
import { BEAT, EVERYTHING, type LiveMessage, SILENCE_MS } from './live-message.ts';

const RECONNECT_MS = [1_000, 2_000, 5_000, 10_000] as const;

interface Parts {
  /** Asks for the stream; whatever goes wrong is tried again. */
  readonly open: (signal: AbortSignal) => Promise<Response>;
  readonly tell: (message: LiveMessage) => void;
}

/** Keeps one stream open until the answer is called. Each time it opens, changes may have been missed (R304). */
export function keepConnected({ open, tell }: Parts): () => void {
  let isStopped = false;
  let failures = 0;
  let aliveAt = Date.now();
  let current = new AbortController();
  let goOn = () => {};
  let isHurried = false;

  async function listenOnce(hanging: AbortController) {
    let silence: ReturnType<typeof setTimeout> | undefined;
    const alive = () => {
      aliveAt = Date.now();
      clearTimeout(silence);
      silence = setTimeout(() => hanging.abort(), SILENCE_MS);
      tell(BEAT);
    };
    let openedAt = Number.POSITIVE_INFINITY;
    try {
      alive();
      const answer = await open(hanging.signal);
      openedAt = Date.now();
      tell(EVERYTHING);
      await readAll(answer, { onPiece: alive, onData: data => tell(JSON.parse(data)) });
    } finally {
      clearTimeout(silence);
      // One that is ended at once, again and again, was no good connection.
      if (Date.now() - openedAt >= HEARTBEAT_MS) failures = 0;
    }
  }

  async function run() {
    while (!isStopped) {
      current = new AbortController();
      await listenOnce(current).catch(() => {});
      if (isStopped) return;
      if (!isHurried) await pause();
      isHurried = false;
      failures = Math.min(failures + 1, RECONNECT_MS.length - 1);
    }
  }

  const pause = () =>
    new Promise<void>(resolve => {
      const waiting = setTimeout(resolve, RECONNECT_MS[failures]);
      goOn = () => {
        clearTimeout(waiting);
        resolve();
      };
    });
  const startAnew = () => {
    failures = 0;
    isHurried = true;
    current.abort();
    goOn();
  };
  /** A device that slept has heard nothing, and its timers have not run either. */
  const afterSleep = () => {
    if (!document.hidden && Date.now() - aliveAt > SILENCE_MS) startAnew();
    else if (!document.hidden) goOn();
  };
  addEventListener('online', startAnew);
  document.addEventListener('visibilitychange', afterSleep);
  void run();

  return () => {
    isStopped = true;
    removeEventListener('online', startAnew);
    document.removeEventListener('visibilitychange', afterSleep);
    current.abort();
    goOn();
  };
}

interface Heard {
  readonly onPiece: () => void;
  readonly onData: (data: string) => void;
}

async function readAll({ body }: Response, { onPiece, onData }: Heard): Promise<void> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  const take = createEventReader(onData);
  for (;;) {
    const piece = await reader?.read();
    if (!piece || piece.done) return;
    onPiece();
    take(piece.value);
  }
}
