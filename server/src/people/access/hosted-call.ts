import { Refusal } from '@bayan/domain/errors';
import type { HostedSignIn } from '#config/config.ts';

/** The hosted service gave no answer that can be used. It is down, not the person: 503, and never a sign-out. */
export class HostedUnavailable extends Refusal {
  override name = 'HostedUnavailable';

  constructor(reason: string, options: ErrorOptions = {}) {
    super('service.unavailable');
    this.message = reason;
    this.cause = options.cause;
  }
}

interface HostedCall {
  readonly method?: 'GET' | 'POST';
  /** Below the service's own address, with its query. */
  readonly path: string;
  /** Which of the project's keys opens the gateway. */
  readonly key: string;
  /** Whose call it is; the key's own where nobody is named. */
  readonly token?: string;
  readonly body?: unknown;
  readonly timeoutMs?: number;
}

interface HostedAnswer {
  readonly status: number;
  /** Undefined where it is no JSON. */
  readonly body: unknown;
}

const PATIENCE_MS = 5_000;

/** Where the service of a project answers. */
export const hostedService = ({ url }: Pick<HostedSignIn, 'url'>) => `${url}/auth/v1`;

/**
 * A kept connection may have been closed by the other side a moment ago, which is no outage: what may be asked twice is
 * asked a second time.
 */
export const fetchHosted = (url: string, options: RequestInit & { readonly signal: AbortSignal }) =>
  fetch(url, options).catch((error: unknown) => {
    if (options.method !== 'GET' || options.signal.aborted) throw error;
    return fetch(url, options);
  });

/** One call of the hosted service. Any answer is an answer; none is `HostedUnavailable`. */
export async function callHosted(hosted: HostedSignIn, call: HostedCall): Promise<HostedAnswer> {
  const { method = 'GET', path, key, token = key, body, timeoutMs = PATIENCE_MS } = call;
  try {
    const response = await fetchHosted(`${hostedService(hosted)}${path}`, {
      method,
      headers: {
        apikey: key,
        authorization: `Bearer ${token}`,
        'x-supabase-api-version': '2024-01-01',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, body: jsonIn(await response.text()) };
  } catch (cause) {
    throw new HostedUnavailable('the hosted sign-in service does not answer', { cause });
  }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
