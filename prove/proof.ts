/** How much is tried: the short form runs with the tests, the full one gives the figures. */
export type Size = 'short' | 'full';

/** A mistake put into one file while it is loaded; the file on disk stays as it is. */
export interface Fault {
  /** What a careless change might do, in a few words. */
  readonly name: string;
  /** From the root of the project, with / as separator. */
  readonly file: string;
  /** Must be in the file exactly once. */
  readonly find: string;
  readonly replace: string;
}

export interface ProofRun {
  readonly size: Size;
  /** A line of progress for whoever watches. */
  say(line: string): void;
}

export interface Verdict {
  /** Empty where the claim holds; else what was seen, a line each. */
  readonly failures: readonly string[];
  /** What was tried and measured, for docs/proof.md. */
  readonly figures: Readonly<Record<string, string | number>>;
}

export interface Proof {
  readonly name: string;
  /** What holds, in one sentence. */
  readonly claim: string;
  /** Each of them makes the claim false, and a run with it in place must notice. */
  readonly faults: readonly Fault[];
  run(run: ProofRun): Promise<Verdict>;
}
