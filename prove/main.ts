import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Size } from './proof.ts';
import { writeToPage } from './proof-page.ts';
import { ONLY_BY_NAME, PROOFS } from './proofs.ts';
import { type Tried, tryProof } from './try-proof.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    short: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    /** Where the numbers of passed and failed are left for whoever started this. */
    report: { type: 'string' },
  },
});
const size: Size = values.short ? 'short' : 'full';
if (values.write && values.short) throw new Error('figures are written after a full run, not a short one');
const isChosen = (name: string) =>
  positionals.length === 0
    ? !ONLY_BY_NAME.has(name)
    : positionals.some(part => name.includes(part.toLowerCase()));

async function prove(name: string, at: Date): Promise<Tried | null> {
  console.log(`\n${name}, ${size}`);
  const loaded = await PROOFS[name]?.();
  if (!loaded) return null;
  const tried = await tryProof(loaded.proof, size, line => console.log(line));
  const stands = tried.complaints.length === 0;
  if (values.write && stands) writeToPage(tried, at);
  console.log(`${name}: ${stands ? 'proved' : `not proved, ${tried.complaints.length} complaints`}`);
  return tried;
}

const at = new Date();
let passed = 0;
let failed = 0;
for (const name of Object.keys(PROOFS).filter(isChosen)) {
  const tried = await prove(name, at);
  if (tried?.complaints.length === 0) passed++;
  else failed++;
}
if (values.report) writeFileSync(values.report, JSON.stringify({ passed, failed }));
console.log(`\nproofs: ${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
