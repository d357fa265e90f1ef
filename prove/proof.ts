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
  /** The part of the proof that is likely to notice, and is tried before the others. */
  readonly part?: string;
}

export interface ProofRun {
  readonly size: Size;
  /** With a fault in place the first disagreement is enough: what would come after it is not tried. */
  readonly stopsAtFirst: boolean;
  /** The part that is tried first; the others follow in their order. */
  readonly firstPart: string | null;
  /** A line of progress for whoever watches. */
  say(line: string): void;
  /** Something was done, without a line about it: a run that neither says nor does anything has come to a halt. */
  step(): void;
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

/** In their order, but for the one that is to come first. */
export function withFirst<T>(parts: readonly T[], isFirst: (part: T) => boolean): T[] {
  return [...parts.filter(isFirst), ...parts.filter(part => !isFirst(part))];
}
