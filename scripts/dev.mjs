import { buildIfStale } from './setup/ready.mjs';
import { runOnServer } from './setup/server-process.mjs';
import { exitOnFailure } from './setup/setup-error.mjs';

async function develop() {
  await buildIfStale();
  process.exitCode = await runOnServer('scripts/dev/hot-reload.mjs', { mode: 'development' });
}

await exitOnFailure(develop());
