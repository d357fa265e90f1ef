import { plantedHere } from './planting.ts';
import { processorSeconds } from './processor-time.ts';
import { PROOFS } from './proofs.ts';
import type { Said } from './run-in-child.ts';

/** One run of one proof in a process of its own, which tells its parent what it saw. */
const [name = '', size] = process.argv.slice(2);
const load = PROOFS[name];
if (!load || (size !== 'short' && size !== 'full')) throw new Error(`no proof ${name} of size ${size}`);

const tell = (said: Said) =>
  new Promise<void>(resolve => {
    process.send?.(said, () => resolve());
  });

/** Often enough to show that there is life, seldom enough to cost nothing. */
const STEP_EVERY_MS = 1_000;
let stepTold = 0;
function step() {
  const now = performance.now();
  if (now - stepTold < STEP_EVERY_MS) return;
  stepTold = now;
  void tell({ isStep: true });
}

const { proof } = await load();
const fault = plantedHere(process.env).faults.at(-1);
const verdict = await proof.run({
  size,
  stopsAtFirst: fault !== undefined,
  firstPart: fault?.part ?? null,
  say: line => void tell({ line }),
  step,
});
await tell({ verdict, processorSeconds: processorSeconds() });
// What a proof left open must not keep it from ending.
process.exit(0);
