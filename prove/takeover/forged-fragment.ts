import { runTests } from '#prove/access/noticed.ts';
import type { ProofRun, Verdict } from '#prove/proof.ts';

/** What a page does with tokens in its address only a browser shows: the tests of the pages that read them are run. */
const TESTS = ['--project', 'component', 'web/test/components/confirm-link.test.tsx'] as const;

export async function forgedFragments({ step }: ProofRun): Promise<Verdict> {
  const seen = await runTests(TESTS, null, step);
  return 'passed' in seen
    ? { failures: [], figures: { 'by a forged fragment, in a browser': seen.passed } }
    : { failures: [`a forged fragment: ${'by' in seen ? seen.by : seen.broken}`], figures: {} };
}
