import { startTestCluster } from '@bayan/server/test/test-cluster';

/** The cluster that the environment names, which all proofs of a run share, or else one for this run alone. */
export async function withCluster<T>(work: () => Promise<T>): Promise<T> {
  if (process.env.TEST_APP_URL) return work();
  const cluster = await startTestCluster();
  try {
    return await work();
  } finally {
    await cluster.stop();
  }
}

/** What makes a cluster and the database that all others are copied from. */
const MAKES_CLUSTERS =
  /^(packages\/embedded-postgres\/|packages\/platform\/src\/db\/migrate\.ts|server\/(migrations\/|test\/test-cluster\.ts))/;

/** A fault in there must be in the cluster too, so that such a run gets one of its own. */
export const environmentFor = (faultyFile: string | undefined): NodeJS.ProcessEnv =>
  faultyFile !== undefined && MAKES_CLUSTERS.test(faultyFile)
    ? { ...process.env, TEST_ADMIN_URL: undefined, TEST_APP_URL: undefined }
    : process.env;
