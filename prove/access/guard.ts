import type { Fault } from '#prove/proof.ts';

/** Something that keeps somebody out, and what the code would be without it. */
export interface Guard {
  readonly kind: 'route' | 'policy' | 'owner' | 'identity' | 'version';
  readonly fault: Fault;
  /** The tests that should notice, those first that are quick and likely: arguments for the test runner. */
  readonly tests: readonly (readonly string[])[];
}

interface Place {
  readonly file: string;
  readonly code: string;
  readonly start: number;
  readonly end: number;
}

/** Replaces one place; so much of what stands around it is added that the text is found there and nowhere else. */
export function faultAt({ file, code, start, end }: Place, replacement: string, name: string): Fault {
  let [from, to] = [start, end];
  while (code.split(code.slice(from, to)).length > 2) {
    from = Math.max(0, from - 40);
    to = Math.min(code.length, to + 40);
  }
  const find = code.slice(from, to);
  return { name, file, find, replace: code.slice(from, start) + replacement + code.slice(end, to) };
}
