import pg from 'pg';

const RETRY_MS = 1_000;

/**
 * Hears a channel on a connection of its own, for as long as it takes: a lost connection is replaced, and whatever was
 * said meanwhile counts as heard once.
 */
export function listenTo(pool: pg.Pool, channel: string, heard: () => void): { stop(): Promise<void> } {
  let isStopped = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  async function connect() {
    const mine = new pg.Client({ ...pool.options, keepAlive: true });
    client = mine;
    mine.on('error', () => {}); // 'end' follows
    mine.once('end', tryAgain);
    mine.on('notification', heard);
    try {
      await mine.connect();
      await mine.query(`listen ${mine.escapeIdentifier(channel)}`);
      heard();
    } catch {
      await end(mine);
      tryAgain();
    }
  }
  function tryAgain() {
    if (isStopped) return;
    clearTimeout(retry);
    retry = setTimeout(connect, RETRY_MS);
  }
  void connect();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(retry);
      if (client) await end(client);
    },
  };
}

/** A connection that was never made, or is gone, has nothing left to end. */
const end = (client: pg.Client) => client.end().catch(() => {});
