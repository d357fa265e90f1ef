import type { ErrorCode, Refusal } from '@bayan/domain/errors';
import { ERRORS } from '@bayan/domain/errors';
import type { Headers } from './headers.ts';

/** Makes every answer of the API, on headers that were prepared once. */
export interface Answers {
  json(status: number, text: string, extra?: Headers): Response;
  stream(status: number, body: ReadableStream<Uint8Array> | null, extra: Headers): Response;
  refusal(refusal: Refusal, requestId: string): Response;
}

export function createAnswers(security: Headers): Answers {
  const base = { ...security, 'cache-control': 'no-store' };
  const jsonHeaders = { ...base, 'content-type': 'application/json; charset=utf-8' };
  const json: Answers['json'] = (status, text, extra) =>
    new Response(text, { status, headers: extra ? { ...jsonHeaders, ...extra } : jsonHeaders });
  return {
    json,
    stream: (status, body, extra) => new Response(body, { status, headers: { ...base, ...extra } }),
    refusal: ({ code, details }, requestId) => {
      const { retryAfterSeconds = defaultRetryAfter(code), ...rest } = details;
      const text = JSON.stringify({ error: { code, ...rest, requestId } });
      return json(ERRORS[code].status, text, {
        'x-request-id': requestId,
        ...(code === 'auth.required' ? { 'www-authenticate': 'Bearer' } : {}),
        ...(retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }),
      });
    },
  };
}

const defaultRetryAfter = (code: ErrorCode) =>
  code === 'service.unavailable' ? 2 : code === 'limit.reached' ? 60 : undefined;
