import { Refusal } from '@bayan/domain/errors';
import type { SeriesProblem } from '@bayan/domain/session-series/pattern-problem';

/** Why there can be no such series, as an answer. */
export const seriesRefusal = (problem: SeriesProblem): Refusal =>
  'code' in problem
    ? new Refusal(problem.code)
    : new Refusal('input.invalid', { issues: [{ field: problem.field, problem: problem.problem }] });
