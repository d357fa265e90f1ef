import { createTestApp, type TestApp } from '@bayan/server/test/harness';
import { startTestCluster, type TestCluster } from '@bayan/server/test/test-cluster';
import type { MeasuredServer } from '#bench/servers/measured-server.ts';
import { startProduct } from '#bench/servers/product.ts';

/** A database that keeps what it acknowledges, as the product demands, and the application on it in this process. */
export interface Setup {
  readonly app: TestApp;
  readonly cluster: TestCluster;
  /** The settings by which a product works on the same database. */
  readonly env: Readonly<Record<string, string>>;
  /** The product on the same database, with the same keys: who is signed in at one is signed in at the other. */
  product(core?: number): Promise<MeasuredServer>;
  close(): Promise<void>;
}

const MINUTE_MS = 60_000;

export async function openSetup(): Promise<Setup> {
  const cluster = await startTestCluster('full');
  // Sessions begin at whole minutes. It is about now for the product too, which has the machine's clock.
  const now = new Date(Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS);
  const app = await createTestApp({ now });
  const { publicUrl, dataDir } = app.config;
  const env = {
    DATABASE_URL: app.databaseUrl,
    DATA_DIR: dataDir,
    PUBLIC_URL: publicUrl,
    SAMPLE_DATA: '0',
    // They exist to stop what is measured here, and whom it is measured for.
    AUTH_RATE_LIMITS: 'off',
    AUTH_ADMIN_SECOND_FACTOR: 'off',
  };
  return {
    app,
    cluster,
    env,
    product: core => startProduct({ env, core }),
    async close() {
      await app.close();
      await cluster.stop();
    },
  };
}
