import { ERRORS, type ErrorCode } from '@bayan/domain/errors';
import { complain } from './complaints.ts';

/** What a component asked the academy for. */
export interface Asked {
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body: unknown;
}

type Answer = (asked: Asked) => Response | Promise<Response>;

const ID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

/** What stands beside most lists of lessons, and is there in few tests: nobody has reported anything. */
const USUAL = new Map<string, Answer>([
  ['GET /api/session-reports', () => Response.json({ items: [], nextCursor: null })],
]);

const answers = new Map<string, Answer>();
const log = new Map<string, Asked[]>();

/**
 * What the academy answers to a method and path, such as `GET /api/sessions`, until the end of the test. `:id` stands
 * for any id that is not answered by itself.
 */
export function answer(request: string, how: Answer | object | null): void {
  answers.set(request, typeof how === 'function' ? (how as Answer) : () => Response.json(how));
}

/** All that was asked by a method and path, oldest first. */
export const asked = (request: string): readonly Asked[] => log.get(request) ?? [];

export const refusal =
  (code: ErrorCode, details: object = {}): Answer =>
  () =>
    Response.json({ error: { code, message: code, ...details } }, { status: ERRORS[code].status });

export const status =
  (number: number, body: object | null = null, headers: Record<string, string> = {}): Answer =>
  () =>
    new Response(body && JSON.stringify(body), { status: number, headers });

/** As a browser says that there is no network. */
export const noNetwork: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

/** Answers once it is told to. */
export function heldBack(how: Answer) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const answer: Answer = async request => {
    await promise;
    return how(request);
  };
  return { come: resolve, answer };
}

export function forgetAnswers(): void {
  answers.clear();
  log.clear();
}

/** Stands in the place of the network: nothing leaves the browser. */
export async function answerFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const { pathname, searchParams } = new URL(request.url);
  const name = `${request.method} ${pathname}`;
  const text = await request.text();
  // Nobody waits for it any more: whoever asked has left the page.
  request.signal.throwIfAborted();
  const isJson = request.headers.get('content-type')?.startsWith('application/json');
  const entry = {
    query: searchParams,
    headers: request.headers,
    body: isJson && text !== '' ? JSON.parse(text) : text,
  };
  const anyName = name.replace(ID, ':id');
  for (const one of new Set([name, anyName])) log.set(one, [...asked(one), entry]);
  const how = answers.get(name) ?? answers.get(anyName) ?? USUAL.get(name);
  if (how) return how(entry);
  complain(`nobody answers ${name}`);
  return new Response(null, { status: 501 });
}
