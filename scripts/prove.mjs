import { runWatched } from './setup/child-process.mjs';
import { findOrInstallChromium } from './setup/chromium.mjs';
import { projectNode } from './setup/node.mjs';
import { buildIfStale } from './setup/ready.mjs';
import { exitOnFailure } from './setup/setup-error.mjs';
import { SHORT_PROOFS_BUDGET } from './testing/budgets.mjs';
import { clock } from './testing/progress-line.mjs';

/** The short form of all of them has a budget, as every step of the tests. */
const isBudgeted = args => args.length === 1 && args[0] === '--short';

async function prove(args) {
  await buildIfStale();
  process.env.CHROMIUM_PATH = await findOrInstallChromium();
  const started = Date.now();
  const { code } = await runWatched(projectNode(), ['prove/main.ts', ...args], { isPrinting: true });
  if (isBudgeted(args)) {
    const took = Date.now() - started;
    const over = took > SHORT_PROOFS_BUDGET * 1000 ? ', over budget' : '';
    console.log(`all of it: ${clock(took)} of ${clock(SHORT_PROOFS_BUDGET * 1000)}${over}`);
  }
  process.exitCode = code;
}

await exitOnFailure(prove(process.argv.slice(2)));
