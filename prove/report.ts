import { complaintsOf, nameOf, type Tried } from './tried.ts';

/** What passed and failed, for whoever started the run. */
export interface Report {
  /** Proofs, not runs. */
  readonly passed: number;
  readonly failed: number;
  /** Every complaint. */
  readonly lines: readonly string[];
  readonly tests: readonly { readonly name: string; readonly seconds: number; readonly passed: boolean }[];
}

export function reportOf(tried: readonly Tried[]): Report {
  const failed = tried.filter(one => complaintsOf(one).length > 0);
  return {
    passed: tried.length - failed.length,
    failed: failed.length,
    lines: failed.flatMap(one => complaintsOf(one).map(complaint => `${one.proof.name}: ${complaint}`)),
    tests: tried.flatMap(({ results }) =>
      results.map(({ job, seconds, complaints }) => ({
        name: nameOf(job),
        seconds,
        passed: complaints.length === 0,
      })),
    ),
  };
}
