import { attachEmbedded } from '@bayan/embedded-postgres/attach';
import pg from 'pg';

/** The database of a product that runs on this machine, as the product itself connects to it. */
export async function openRunning(dataDir: string): Promise<pg.Client> {
  const running = await attachEmbedded(dataDir);
  if (!running) throw new Error(`nothing runs on ${dataDir}`);
  const client = new pg.Client({ connectionString: running.appUrl });
  await client.connect();
  return client;
}
