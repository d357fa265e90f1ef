import type { EndpointPath } from '@bayan/domain/endpoints/endpoint-path';

/** A path that a contract declares, with its id or its day. */
export const pathOf = (path: EndpointPath<'GET'>, id = '') => path.replace(/\{\w+\}/, id);
