import type { Fault, Proof, Verdict } from './proof.ts';
import type { Outcome } from './run-in-child.ts';

/** One run of a proof: as the product is, or with a fault in it. */
export interface Job {
  readonly proof: Proof;
  readonly fault: Fault | null;
}

export interface Result {
  readonly job: Job;
  readonly seconds: number;
  readonly processorSeconds: number | null;
  readonly verdict: Verdict | null;
  /** The first thing that a run with a fault saw. */
  readonly by: string | null;
  /** Why the proof does not stand; empty where this run is as it should be. */
  readonly complaints: readonly string[];
}

/** All that was shown of a proof. */
export interface Tried {
  readonly proof: Proof;
  readonly results: readonly Result[];
}

export const complaintsOf = ({ results }: Tried) => results.flatMap(({ complaints }) => complaints);

export const nameOf = ({ proof, fault }: Job) =>
  fault ? `${proof.name}, fault "${fault.name}"` : `${proof.name}, the claim`;

/** A claim holds as the product is, and with each of its faults no longer: a proof that cannot fail proves nothing. */
export function resultOf(job: Job, outcome: Outcome): Result {
  const { seconds } = outcome;
  const ended = 'verdict' in outcome ? outcome : null;
  const failures = 'verdict' in outcome ? outcome.verdict.failures : [outcome.broken];
  const result = {
    job,
    seconds,
    processorSeconds: ended?.processorSeconds ?? null,
    verdict: ended?.verdict ?? null,
  };
  if (!job.fault) return { ...result, by: null, complaints: failures };
  // Only a verdict counts: a run that fell over has noticed nothing.
  const by = (ended && failures[0]) ?? null;
  const missed = ended ? 'the claim still held' : failures[0];
  return { ...result, by, complaints: by === null ? [`fault "${job.fault.name}": ${missed}`] : [] };
}

export const unplantable = (job: Job, why: string): Result => ({
  job,
  seconds: 0,
  processorSeconds: null,
  verdict: null,
  by: null,
  complaints: [`fault "${job.fault?.name}": ${why}`],
});
