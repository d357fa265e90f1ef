import type { Proof } from './proof.ts';

/** Loaded when asked for: one proof does not pay for the modules of the others. */
type Load = () => Promise<{ readonly proof: Proof }>;

/** Every proof there is, in the order in which they run: what takes longest first, so that no core waits at the end. */
export const PROOFS: Readonly<Record<string, Load>> = {
  guessing: () => import('./guessing/guessing.proof.ts'),
  access: () => import('./access/access.proof.ts'),
  takeover: () => import('./takeover/takeover.proof.ts'),
  crash: () => import('./crash/crash.proof.ts'),
  fuzz: () => import('./fuzz/fuzz.proof.ts'),
  mail: () => import('./mail/mail.proof.ts'),
  time: () => import('./time/time.proof.ts'),
  spreadsheet: () => import('./spreadsheet/spreadsheet.proof.ts'),
};

/** Those that need a program which the project does not bring; they run where they are asked for by name. */
export const ONLY_BY_NAME: ReadonlySet<string> = new Set(['spreadsheet']);
