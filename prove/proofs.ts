import type { Proof } from './proof.ts';

/** Loaded when asked for: one proof does not pay for the modules of the others. */
type Load = () => Promise<{ readonly proof: Proof }>;

/** Every proof there is, in the order in which they run. */
export const PROOFS: Readonly<Record<string, Load>> = {
  access: () => import('./access/access.proof.ts'),
  crash: () => import('./crash/crash.proof.ts'),
  fuzz: () => import('./fuzz/fuzz.proof.ts'),
  guessing: () => import('./guessing/guessing.proof.ts'),
  mail: () => import('./mail/mail.proof.ts'),
  time: () => import('./time/time.proof.ts'),
};
