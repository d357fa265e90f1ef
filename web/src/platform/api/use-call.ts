import type { Answered, Sent } from '@bayan/domain/contract/contract';
import type { Endpoints } from '@bayan/domain/endpoints/endpoints';
import { useMemo } from 'react';
import type { Api, ApiRequest } from '#platform/api-client.ts';
import { endpointPath } from './endpoint-path.ts';
import { useApi } from './use-api.ts';

type Line = keyof Endpoints & string;
interface SentParts extends Options {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly version?: number;
}
type Options = Pick<ApiRequest, 'idempotencyKey' | 'signal'>;

/** Calls an endpoint by its request line. The contract says what is sent and what comes back. */
export type Call = <L extends Line>(
  line: L,
  sent: Sent<L, Endpoints[L]> & Options,
) => Promise<Answered<Endpoints[L]>>;

const callWith =
  (api: Api): Call =>
  (line, sent) => {
    const { params = {}, query = {}, ...request }: SentParts = sent;
    const { method, path } = endpointPath(line, { params, query });
    // The line begins with a method and a path of the API, which its type no longer shows once it is split.
    return api(path as `/api/${string}`, { method: method as NonNullable<ApiRequest['method']>, ...request });
  };

/** The API, called as the signed-in person. */
export function useCall(): Call {
  const api = useApi();
  return useMemo(() => callWith(api), [api]);
}
