import { runAttached } from '../setup/child-process.mjs';
import { projectNode } from '../setup/node.mjs';
import { startPageServer } from './page-server.mjs';

const PAGE_PORT = 5173;
const { PORT = '3000' } = process.env;
const address = `http://127.0.0.1:${PAGE_PORT}`;

const pages = await startPageServer({ port: PAGE_PORT, api: `http://127.0.0.1:${PORT}` });
console.log(`Develop at ${address}: pages follow their source at once, the server restarts on a change.`);

const env = { ...process.env, PUBLIC_URL: process.env.PUBLIC_URL || address };
process.exitCode = await runAttached(
  projectNode(),
  ['--watch', '--watch-preserve-output', 'server/src/main.ts'],
  { env },
);
await pages.close();
