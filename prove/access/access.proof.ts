import { withCluster } from '#prove/cluster.ts';
import type { Proof, ProofRun, Size, Verdict } from '#prove/proof.ts';
import { FAULTS } from './faults.ts';
import type { Guard } from './guard.ts';
import { identityGuards } from './identity-guards.ts';
import { runTests } from './noticed.ts';
import { ownerGuards } from './owner-guards.ts';
import { policyGuards } from './policy-guards.ts';
import { routeGuards } from './route-guards.ts';
import { MATRIX } from './tests.ts';
import { versionGuards } from './version-guards.ts';

export const proof: Proof = {
  name: 'access',
  claim:
    'Everybody gets from every route exactly what the matrix of access says, and there is no guard whose removal would go unnoticed.',
  faults: FAULTS,
  run: proofRun => withCluster(() => run(proofRun)),
};

const KINDS = [routeGuards, policyGuards, ownerGuards, identityGuards, versionGuards];
const OF_EACH_KIND = 1;

/** In short form one of each kind, from the middle of its list. */
const guardsToTry = (size: Size): Guard[] =>
  KINDS.flatMap(find => {
    const guards = find();
    const middle = Math.floor(guards.length / 2);
    return size === 'full' ? guards : guards.slice(middle, middle + OF_EACH_KIND);
  });

async function run({ size, stopsAtFirst, say, step }: ProofRun): Promise<Verdict> {
  const matrix = await runTests(MATRIX, null, step);
  if (!('passed' in matrix))
    return { failures: [`the matrix does not hold: ${wordsOf(matrix)}`], figures: {} };
  const guards = guardsToTry(size);
  const figures: Record<string, string> = {
    'cells of the matrix and rules around it': String(matrix.passed),
  };
  const failures: string[] = [];
  for (const guard of guards) {
    const started = performance.now();
    const seen = await whoNotices(guard, step);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const name = `${guard.kind} ${guard.fault.name}`;
    if ('by' in seen) figures[name] = seen.by;
    else failures.push(`nothing notices without ${name}: ${seen.missed}`);
    say(`${name}: ${'by' in seen ? seen.by : `NOT NOTICED, ${seen.missed}`} (${seconds} s)`);
    if (stopsAtFirst && failures.length > 0) break;
  }
  return { failures, figures: { guards: guards.length, ...figures } };
}

async function whoNotices(
  { fault, tests }: Guard,
  step: () => void,
): Promise<{ by: string } | { missed: string }> {
  let missed = '';
  for (const chosen of tests) {
    const seen = await runTests(chosen, fault, step);
    if ('by' in seen) return seen;
    missed = 'passed' in seen ? `${seen.passed} tests pass` : seen.broken;
  }
  return { missed };
}

const wordsOf = (seen: { by: string } | { broken: string }) => ('by' in seen ? seen.by : seen.broken);
