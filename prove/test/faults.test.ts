import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withFault } from '#prove/planting.ts';
import { PROOFS } from '#prove/proofs.ts';

const ROOT = join(import.meta.dirname, '../..');

// Seen here within seconds; a run of the proof itself would say it an hour later.
test.each(Object.keys(PROOFS))('every fault of %s fits the code as it is', async name => {
  const { proof } = (await PROOFS[name]?.()) ?? {};
  expect(proof?.faults).not.toEqual([]);
  for (const fault of proof?.faults ?? []) {
    const text = readFileSync(join(ROOT, fault.file), 'utf8');
    expect(withFault(text, fault)).not.toBe(text);
  }
});
