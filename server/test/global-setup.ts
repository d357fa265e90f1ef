import { startTestCluster } from './test-cluster.ts';

/** One throw-away PostgreSQL for the whole run; each test file works in a database of its own. */
export async function setup() {
  // Who starts several runs in a row brings one for all of them, and stops it.
  if (process.env.TEST_APP_URL) return undefined;
  const cluster = await startTestCluster();
  return () => cluster.stop();
}
