import { runWithDescendants } from './setup/child-process.mjs';
import { projectNode } from './setup/node.mjs';
import { buildIfStale } from './setup/ready.mjs';
import { exitOnFailure } from './setup/setup-error.mjs';

const LIMIT_MS = 6 * 3_600_000;

async function prove(args) {
  await buildIfStale();
  process.exitCode = await runWithDescendants(projectNode(), ['prove/main.ts', ...args], {
    limitMs: LIMIT_MS,
  });
}

await exitOnFailure(prove(process.argv.slice(2)));
