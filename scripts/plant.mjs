import { findOrInstallChromium } from './setup/chromium.mjs';
import { installIfMissing } from './setup/ready.mjs';
import { runOnServer } from './setup/server-process.mjs';
import { exitOnFailure } from './setup/setup-error.mjs';

async function plant(args) {
  await installIfMissing();
  process.env.CHROMIUM_PATH = await findOrInstallChromium();
  process.exitCode = await runOnServer('prove/suite/main.ts', { args });
}

await exitOnFailure(plant(process.argv.slice(2)));
