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

const { proof } = await load();
const verdict = await proof.run({ size, say: line => void tell({ line }) });
await tell({ verdict });
// What a proof left open must not keep it from ending.
process.exit(0);
