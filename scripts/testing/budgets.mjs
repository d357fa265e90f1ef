/**
 * How many seconds each step may take on two cores from a fresh clone. Whoever adds a capability may add at most three
 * minutes to `npm test` and five to the short proofs; what needs more makes room first. A step over its budget is said
 * in the last lines of the run.
 */
export const BUDGETS = {
  install: 40,
  'build and static checks': 50,
  'unit tests': 20,
  'component tests': 115,
  'API tests': 230,
  proofs: 150,
  sweep: 145,
  journeys: 330,
};

/**
 * For all of `npm test`: fifteen minutes, and three for what closed the holes that an attack had found (security events,
 * passkeys, recovery codes, taught hours, former tutors, the proof `takeover`).
 */
export const TOTAL_BUDGET = 18 * 60;

/** For `npm run prove -- --short` after it. */
export const SHORT_PROOFS_BUDGET = 15 * 60;
