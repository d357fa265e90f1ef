export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly token?: string;
  readonly body?: unknown;
  /** A file, in the place of a body. */
  readonly file?: Uint8Array;
  /** Sent as a browser sends a form without script. */
  readonly isForm?: boolean;
  /** The version that the caller read. */
  readonly version?: number;
  /** With it a POST may be asked again, and happens once. */
  readonly key?: string;
}

export interface Reply {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  /** Where a mailed link led to. */
  readonly location: string;
}

/** Acknowledged, refused, or cut off: nobody can say then whether it happened. */
export type Outcome =
  | { readonly kind: 'acknowledged' | 'refused'; readonly reply: Reply }
  | { readonly kind: 'in-doubt' };

export type Caller = (call: Call) => Promise<Outcome>;

/** Who gave up while the product is still at it would ask twice: a busy machine must not look like a crash. */
const MAX_MS = 4 * 60_000;
const UNAVAILABLE = 503;

export function createCaller(url: string): Caller {
  return async call => {
    try {
      const answer = await fetch(url + call.path, {
        method: call.method,
        headers: headersOf(call),
        body: call.file ?? (call.body === undefined ? null : JSON.stringify(call.body)),
        redirect: 'manual',
        signal: AbortSignal.timeout(MAX_MS),
      });
      const reply = { status: answer.status, ...(await contentOf(answer)) };
      // The database went away: before the change or after it, the product cannot know either.
      if (answer.status === UNAVAILABLE) return { kind: 'in-doubt' };
      return { kind: answer.status < 400 ? 'acknowledged' : 'refused', reply };
    } catch {
      return { kind: 'in-doubt' };
    }
  };
}

const FORM = 'application/x-www-form-urlencoded';

function headersOf({ token, body, isForm, version, key }: Call): Record<string, string> {
  return {
    ...(isForm ? { 'content-type': FORM } : {}),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
    ...(key === undefined ? {} : { 'idempotency-key': key }),
  };
}

async function contentOf(answer: Response): Promise<Pick<Reply, 'body' | 'location'>> {
  const text = await answer.text();
  return {
    body: answer.headers.get('content-type')?.startsWith('application/json') ? JSON.parse(text) : {},
    location: answer.headers.get('location') ?? '',
  };
}
