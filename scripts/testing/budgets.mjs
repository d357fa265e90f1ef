/**
 * How many seconds each step may take on two cores from a fresh clone. Whoever adds a capability may add at most three
 * minutes to `npm test` and five to the short proofs; what needs more makes room first. A step over its budget is said
 * in the last lines of the run.
 */
export const BUDGETS = {
  install: 40,
  'build and static checks': 50,
  'unit tests': 20,
  'component tests': 100,
  'API tests': 190,
  proofs: 110,
  sweep: 130,
  journeys: 260,
};

/** For all of `npm test`, and for `npm run prove -- --short` after it. */
export const TOTAL_BUDGET = 15 * 60;
export const SHORT_PROOFS_BUDGET = 15 * 60;
