import { startEmbedded } from '@bayan/embedded-postgres/launcher';

/** A process of its own that holds a server, for tests that kill it. Says where the server is once it runs. */
const [dataDir = ''] = process.argv.slice(2);
const { pid, appUrl, adminUrl } = await startEmbedded({ dataDir, log: () => {} });
process.stdout.write(`${JSON.stringify({ pid, appUrl, adminUrl })}\n`);
