import { type Api, type ApiRequest, createApi } from '#platform/api-client.ts';
import type { AnswerOf, Line, SentTo } from './endpoint-lines.ts';
import { endpointPath } from './endpoint-path.ts';
import { sendUnderOneKey } from './unanswered-changes.ts';

interface Options extends Pick<ApiRequest, 'idempotencyKey' | 'signal'> {
  /** Where a list goes on; null for its beginning. */
  readonly cursor?: string | null;
}
interface SentParts extends Options {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly file?: Blob;
  readonly version?: number;
}

/** Calls an endpoint by its request line. The contract says what is sent and what comes back. */
export type Call = <L extends Line>(line: L, sent: SentTo<L> & Options) => Promise<AnswerOf<L>>;

export const callWith =
  (api: Api): Call =>
  (line, sent) => {
    const { params = {}, query = {}, cursor, ...request }: SentParts = sent;
    const { method, path } = endpointPath(line, { params, query: { ...query, cursor } });
    const ask = (idempotencyKey = request.idempotencyKey) =>
      // The line begins with a method and a path of the API, which its type no longer shows once it is split.
      api<never>(path as `/api/${string}`, {
        method: method as NonNullable<ApiRequest['method']>,
        ...request,
        ...(idempotencyKey !== undefined && { idempotencyKey }),
      });
    const hasOwnKey = method === 'GET' || request.file || request.idempotencyKey !== undefined;
    return hasOwnKey ? ask() : sendUnderOneKey([method, path, request.version, request.body], ask);
  };

/** For people whom nobody asks who they are: visitors, and whoever holds a mailed link. */
export const callAsVisitor: Call = callWith(
  createApi({ token: async () => null, renewedToken: async () => null, onRefused: () => {} }),
);
