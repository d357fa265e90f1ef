import { createTestApp } from '@bayan/server/test/harness';
import { type Description, describe } from './described-route.ts';
import { createFixtures, type Fixtures } from './fixtures.ts';
import { type Stall, watchLoop } from './loop-watch.ts';

/** What the process with the server tells the one that sends requests. */
export type FromServer =
  | { readonly ready: { readonly url: string; readonly secrets: readonly string[] } & Description }
  | { readonly fixtures: Fixtures }
  | { readonly stall: Stall }
  | { readonly longestBusyMs: number };

/** The real server in a process of its own, so that making and judging requests does not count as its work. */
const tell = (message: FromServer) => process.send?.(message);
const app = await createTestApp({ env: { AUTH_RATE_LIMITS: 'off' } });
const url = await app.listen();
// Once before anything is measured: modules that are loaded by the first use are not what requests cost.
await createFixtures(app);
const passkeys = await app.fetch('/auth/v1/passkeys/authentication/options', { method: 'POST' });
if (!passkeys.ok) throw new Error(`the library for passkeys was not asked for: ${passkeys.status}`);
// What the proof asks about the routes is no work of the server either.
const description = describe(app.app.routes);
const watch = watchLoop(stall => tell({ stall }));

process.on('message', async (wish: 'fixtures' | 'end') => {
  if (wish === 'fixtures') return void tell({ fixtures: await createFixtures(app) });
  tell({ longestBusyMs: watch.stop() });
  await app.close();
  process.disconnect();
});
const secrets = [app.config.dataDir, app.databaseUrl, new URL(app.databaseUrl).pathname.slice(1)];
tell({ ready: { url, secrets, ...description } });
