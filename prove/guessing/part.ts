import type { ProofRun, Verdict } from '#prove/proof.ts';

/** A part of the claim, tried by itself. */
export type Part = (run: ProofRun) => Promise<Verdict>;

const MAX_TOLD = 5;

/** Collects what went wrong; of the same over and over only the beginning is told. */
export function createFindings() {
  const failures: string[] = [];
  let untold = 0;
  return {
    expect(holds: boolean, otherwise: () => string) {
      if (holds) return;
      if (failures.length < MAX_TOLD) failures.push(otherwise());
      else untold++;
    },
    failures: () => (untold > 0 ? [...failures, `and ${untold} more like these`] : failures),
  };
}
