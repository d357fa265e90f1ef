import { type SupervisedServer, superviseEmbedded } from '@bayan/embedded-postgres/supervisor';
import type { Config } from '#config/config.ts';

/**
 * Our own PostgreSQL, kept running; none where DATABASE_URL names another. Apart from all that talks to it, so that it
 * can come up while that is still being loaded.
 */
export async function startOwnServer(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: { info(message: string): void },
): Promise<SupervisedServer | null> {
  return databaseUrl ? null : superviseEmbedded({ dataDir, log: line => log.info(line) });
}
