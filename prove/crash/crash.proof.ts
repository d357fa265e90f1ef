import type { Proof } from '#prove/proof.ts';
import { FAULTS } from './faults.ts';
import { runRounds } from './rounds.ts';

export const proof: Proof = {
  name: 'crash',
  claim:
    'Whatever of the product is killed in the middle of its work, nothing it has acknowledged is lost, doubled or half done, and in the median case it acknowledges the next change within a second.',
  faults: FAULTS,
  run: runRounds,
};
