import { runWatched } from './setup/child-process.mjs';
import { projectNode } from './setup/node.mjs';
import { buildIfStale } from './setup/ready.mjs';
import { exitOnFailure } from './setup/setup-error.mjs';

async function prove(args) {
  await buildIfStale();
  const { code } = await runWatched(projectNode(), ['prove/main.ts', ...args], { isPrinting: true });
  process.exitCode = code;
}

await exitOnFailure(prove(process.argv.slice(2)));
