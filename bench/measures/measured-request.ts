import type { Role } from '@bayan/domain/roles';

/** A request whose statements must not cost more as the academy grows. */
export interface MeasuredRequest {
  readonly group: string;
  readonly as: Role;
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly body?: object;
  /** The status it is answered with, where that is not 200. */
  readonly answer?: number;
}

/** The same path with each of these queries. */
export const asks = (group: string, as: Role, path: string, queries: readonly string[]): MeasuredRequest[] =>
  queries.map(query => ({ group, as, path: query === '' ? path : `${path}?${query}` }));
