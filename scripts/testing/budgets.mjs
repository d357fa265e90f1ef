/**
 * How many seconds each step may take on two cores from a fresh clone. Whoever adds a capability may add at most three
 * minutes to `npm test` and five to the short proofs; what needs more makes room first. A step over its budget is said
 * in the last lines of the run.
 */
export const BUDGETS = {
  install: 60,
  browser: 60,
  'build and static checks': 60,
  'unit tests': 30,
  'component tests': 60,
  'API tests': 200,
  proofs: 120,
  sweep: 120,
  journeys: 300,
};

/** For all of `npm test`, and for `npm run prove -- --short` after it. */
export const TOTAL_BUDGET = 15 * 60;
export const SHORT_PROOFS_BUDGET = 15 * 60;
