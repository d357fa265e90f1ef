import { ERRORS, type ErrorCode, type FieldProblem } from '@bayan/domain/errors';
import { earlyOr } from './early-answers.ts';

/** How a request gets its token, and whom it tells that the token did not open the door. */
export interface ApiAccess {
  readonly token: () => Promise<string | null>;
  /** A token of a renewed sign-in; null where it cannot be renewed. */
  readonly renewedToken: () => Promise<string | null>;
  readonly onRefused: () => void;
}

interface Refused {
  readonly code: ErrorCode;
  readonly issues?: readonly { readonly field: string; readonly problem: FieldProblem }[];
  /** The record as it is now, where somebody else changed it meanwhile. */
  readonly current?: unknown;
  /** Whether the same account made that version. */
  readonly isOwnChange?: boolean;
  /** The session in the way of another. */
  readonly clash?: unknown;
  /** Every day of a series that is not free. */
  readonly clashes?: unknown;
  /** What the change costs by now. */
  readonly cost?: string;
  /** The rows of an import whose records have been used since. */
  readonly used?: unknown;
  /** By which the academy finds the request in its log. */
  readonly requestId?: string;
}

/** An answer other than success. Its code is the key of its words: `errors:<code>.title`. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly refused: Refused;

  constructor(refused: Refused, options?: ErrorOptions) {
    super(refused.code, options);
    this.refused = refused;
  }

  get code(): ErrorCode {
    return this.refused.code;
  }

  get requestId(): string | undefined {
    return this.refused.requestId;
  }
}

export interface ApiRequest {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly body?: unknown;
  /** As it is, in the place of a body. */
  readonly file?: Blob;
  /** The version that was read, where a change needs it (R297). */
  readonly version?: number;
  /** The same for every try of one create, so that a double click makes one record (R298). */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

/** Asks the API. What an answer holds is the route's output, as the domain types it. */
export type Api = <Answer>(path: `/api/${string}`, request?: ApiRequest) => Promise<Answer>;

/** The codes that say something about the sign-in rather than about the request. */
const aboutTheSignIn: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'auth.required',
  'account.deactivated',
  'access.second-factor',
  'access.second-factor-required',
  'access.role',
  'access.right',
  'access.no-role',
  'access.awaiting-approval',
]);

export function createApi(access: ApiAccess): Api {
  return async (path, request = {}) => {
    const response = await openAnswer(access, path, request);
    return response.status === 204 ? undefined : await response.json();
  };
}

/** An answer that succeeded, not read yet: a file is not JSON. */
export async function openAnswer(
  { token, renewedToken, onRefused }: ApiAccess,
  path: `/api/${string}`,
  request: ApiRequest = {},
): Promise<Response> {
  let response = await send(path, request, await token());
  let refused = await refusalIn(response);
  // Who was deactivated must learn so: a sign-in that cannot be renewed would only look like one that has ended.
  if (response.status === 401 && refused?.code !== 'account.deactivated') {
    const renewed = await renewedToken();
    if (renewed) response = await send(path, request, renewed);
    if (renewed) refused = await refusalIn(response);
  }
  if (!refused) return response;
  if (aboutTheSignIn.has(refused.code)) onRefused();
  throw new ApiError(refused);
}

async function send(path: string, request: ApiRequest, token: string | null): Promise<Response> {
  const { method = 'GET', body, file, version, idempotencyKey, signal } = request;
  const ask = () =>
    fetch(path, {
      method,
      signal: signal ?? null,
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(version !== undefined && { 'if-match': `"${version}"` }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
      body: file ?? (body === undefined ? null : JSON.stringify(body)),
    });
  try {
    return await (method === 'GET' ? earlyOr(ask, path, token) : ask());
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new ApiError({ code: 'service.unavailable' }, { cause });
  }
}

const refusalIn = async (response: Response): Promise<Refused | null> =>
  response.ok ? null : refusalOf(response.status, await response.json().catch(() => null));

const isErrorCode = (code: unknown): code is ErrorCode => typeof code === 'string' && code in ERRORS;

/** A proxy on the way may answer with anything. */
export function refusalOf(status: number, answer: unknown): Refused {
  const { error } = (answer ?? {}) as { readonly error?: Refused };
  if (isErrorCode(error?.code)) return { ...error, code: error.code };
  return { code: status >= 502 && status <= 504 ? 'service.unavailable' : 'internal' };
}
