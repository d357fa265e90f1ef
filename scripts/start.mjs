import { buildIfStale } from './setup/ready.mjs';
import { runOnServer } from './setup/server-process.mjs';
import { exitOnFailure } from './setup/setup-error.mjs';

async function start() {
  await buildIfStale();
  process.exitCode = await runOnServer('server/src/main.ts');
}

await exitOnFailure(start());
