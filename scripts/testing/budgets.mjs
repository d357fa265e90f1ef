/**
 * How many seconds each step may take on two cores from a fresh clone. Whoever adds a capability may add at most three
 * minutes to `npm test` and five to the short proofs; what needs more makes room first. A step over its budget is said
 * in the last lines of the run.
 */
export const BUDGETS = {
  install: 40,
  'build and static checks': 60,
  'unit tests': 25,
  'component tests': 155,
  'API tests': 270,
  proofs: 155,
  sweep: 285,
  journeys: 450,
};

/**
 * For all of `npm test`: fifteen minutes, and three for each capability since. One closed the holes that an attack had
 * found (security events, passkeys, recovery codes, taught hours, former tutors, the proof `takeover`), one made the days
 * of tutors, families and visitors flow (notices, drafts, offline, legal texts, public tutors), one is the admin's area.
 */
export const TOTAL_BUDGET = 24 * 60;

/** For `npm run prove -- --short` after it. */
export const SHORT_PROOFS_BUDGET = 15 * 60;
