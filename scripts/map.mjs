import { writeFileSync } from 'node:fs';
import { installIfMissing } from './setup/ready.mjs';
import { inProject } from './setup/root.mjs';
import { exitOnFailure } from './setup/setup-error.mjs';

async function map() {
  await installIfMissing();
  // Not before: it reads with a package.
  const { ARCHITECTURE, architecture } = await import('./checks/architecture.mjs');
  const { written, current } = architecture();
  if (written === current) {
    console.log(`The map in ${ARCHITECTURE} is up to date.`);
    return;
  }
  writeFileSync(inProject(ARCHITECTURE), current);
  console.log(`The map in ${ARCHITECTURE} is new.`);
}

await exitOnFailure(map());
