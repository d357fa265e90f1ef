import type { ErrorCode } from '@bayan/domain/errors';
import { errorCodesOf } from './openapi-errors.ts';
import type { Route } from './route.ts';

const known = new WeakMap<Route, ReadonlySet<ErrorCode>>();

/** Whether a route says that it may refuse with this code: its own ones, and those that follow from what it takes. */
export function isDeclared(route: Route, code: ErrorCode): boolean {
  const codes = known.get(route) ?? new Set(errorCodesOf(route));
  known.set(route, codes);
  return codes.has(code);
}
