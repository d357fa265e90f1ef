import { runCommand } from '@bayan/server/app/cli/command';
import { readConfig } from '@bayan/server/config/config';
import { runAttached } from '#scripts/setup/child-process.mjs';
import { projectNode } from '#scripts/setup/node.mjs';
import { startPageServer } from './page-server.mjs';

const PAGE_PORT = 5173;
const address = `http://127.0.0.1:${PAGE_PORT}`;

/** Where the server itself answers, whatever address people are to use. */
const apiAddress = () => readConfig({ ...process.env, PUBLIC_URL: undefined }).publicUrl;

await runCommand(async () => {
  const pages = await startPageServer({ port: PAGE_PORT, api: apiAddress() });
  console.log(`Develop at ${address}: pages follow their source at once, the server restarts on a change.`);

  const env = { ...process.env, PUBLIC_URL: process.env.PUBLIC_URL || address };
  process.exitCode = await runAttached(
    projectNode(),
    ['--watch', '--watch-preserve-output', 'server/src/main.ts'],
    { env },
  );
  await pages.close();
});
