import { findOrInstallChromium } from './setup/chromium.mjs';
import { buildIfStale } from './setup/ready.mjs';
import { runOnServer } from './setup/server-process.mjs';
import { exitOnFailure } from './setup/setup-error.mjs';

async function bench() {
  await buildIfStale();
  process.env.CHROMIUM_PATH = await findOrInstallChromium();
  process.exitCode = await runOnServer('bench/main.ts', { args: process.argv.slice(2) });
}

await exitOnFailure(bench());
