import type { EndpointPath } from '@bayan/domain/endpoints/endpoint-path';
import type { Role } from '@bayan/domain/roles';
import { pathOf } from '#bench/load/path-of.ts';

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
export function asks(
  group: string,
  as: Role,
  path: EndpointPath<'GET'>,
  queries: readonly string[],
  id?: string,
): MeasuredRequest[] {
  const asked = pathOf(path, id);
  return queries.map(query => ({ group, as, path: query === '' ? asked : `${asked}?${query}` }));
}
