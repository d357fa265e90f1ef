import pg from 'pg';

const RETRY_MS = 1_000;
/** A connection that died without a word is noticed by asking. */
const PROBE_MS = 10_000;

/** Is given what was said, or null where something may have been said that nobody heard. */
export type Heard = (payload: string | null) => void;

export interface Listener {
  /** Hears a channel until the answer is called. */
  hear(channel: string, heard: Heard): () => void;
  stop(): Promise<void>;
}

/** Hears every channel on one connection of its own, for as long as it takes: a lost connection is replaced. */
export function openListener(pool: pg.Pool): Listener {
  const channels = new Map<string, Set<Heard>>();
  let isStopped = false;
  let client: pg.Client | undefined;
  let isConnected = false;
  let retry: NodeJS.Timeout | undefined;

  const tell = (channel: string, payload: string | null) => {
    for (const heard of channels.get(channel) ?? []) heard(payload);
  };

  async function connect() {
    const mine = new pg.Client({ ...pool.options, keepAlive: true });
    client = mine;
    mine.on('error', () => {}); // 'end' follows
    mine.once('end', tryAgain);
    mine.on('notification', ({ channel, payload = '' }) => tell(channel, payload));
    try {
      await mine.connect();
      // One that is added meanwhile is in the map already, and in no need of a connection that is not ready.
      for (const channel of channels.keys()) await listenOn(mine, channel);
      isConnected = true;
      for (const channel of channels.keys()) tell(channel, null);
    } catch {
      await end(mine);
      tryAgain();
    }
  }
  function tryAgain() {
    isConnected = false;
    if (isStopped) return;
    clearTimeout(retry);
    retry = setTimeout(connect, RETRY_MS);
  }
  const probe = setInterval(() => {
    const asked = client;
    if (asked && isConnected) asked.query('select 1').catch(() => end(asked));
  }, PROBE_MS);
  void connect();

  return {
    hear(channel, heard) {
      const all = channels.get(channel) ?? new Set();
      channels.set(channel, all.add(heard));
      if (client && isConnected) {
        // Where it fails the connection is lost, and the next one tells all of them.
        listenOn(client, channel).then(
          () => heard(null),
          () => {},
        );
      }
      return () => all.delete(heard);
    },
    async stop() {
      isStopped = true;
      clearTimeout(retry);
      clearInterval(probe);
      if (client) await end(client);
    },
  };
}

const listenOn = (client: pg.Client, channel: string) =>
  client.query(`listen ${client.escapeIdentifier(channel)}`);

/** A connection that was never made, or is gone, has nothing left to end. */
const end = (client: pg.Client) => client.end().catch(() => {});
