import { installIfMissing } from './setup/ready.mjs';
import { runOnServer } from './setup/server-process.mjs';
import { exitOnFailure, SetupError } from './setup/setup-error.mjs';

async function run([file, ...args]) {
  if (!file) throw new SetupError('Usage: node scripts/run.mjs FILE [ARGUMENTS]');
  await installIfMissing();
  process.exitCode = await runOnServer(file, { args });
}

await exitOnFailure(run(process.argv.slice(2)));
