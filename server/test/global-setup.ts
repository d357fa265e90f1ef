import { startTestCluster } from './test-cluster.ts';

/** One throw-away PostgreSQL for the whole run; each test file works in a database of its own. */
export async function setup() {
  const cluster = await startTestCluster();
  return () => cluster.stop();
}
