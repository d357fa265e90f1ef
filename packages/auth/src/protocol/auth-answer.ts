import type { Headers } from '@bayan/platform/http/headers';
import { type AuthError, WeakPasswordError } from './auth-error.ts';
import { CORS_HEADERS, PREFLIGHT_HEADERS } from './cors.ts';

const API_VERSION = '2024-01-01';

/** Answers in the protocol's shapes, on headers that were prepared once. */
export interface AuthAnswers {
  json(body: unknown, extra?: Headers): Response;
  empty(): Response;
  /** The address may hold tokens, so nobody on the way may keep it. */
  redirect(location: string): Response;
  preflight(): Response;
  unknownRoute(): Response;
  error(error: AuthError, request: Request, requestId: string): Response;
}

export function createAuthAnswers(security: Headers): AuthAnswers {
  const base = { ...security, ...CORS_HEADERS, 'cache-control': 'no-store' };
  const jsonHeaders = { ...base, 'content-type': 'application/json' };
  const preflightHeaders = { ...security, ...PREFLIGHT_HEADERS };
  const textHeaders = { ...base, 'content-type': 'text/plain; charset=utf-8' };
  return {
    json: (body, extra) =>
      new Response(JSON.stringify(body), { headers: extra ? { ...jsonHeaders, ...extra } : jsonHeaders }),
    empty: () => new Response(null, { status: 204, headers: base }),
    redirect: location => new Response(null, { status: 303, headers: { ...base, location } }),
    preflight: () => new Response(null, { status: 204, headers: preflightHeaders }),
    unknownRoute: () => new Response('404 page not found\n', { status: 404, headers: textHeaders }),
    error: (error, request, requestId) => {
      const isCurrent = asksForCurrentShape(request);
      const headers: Record<string, string> = { ...jsonHeaders, 'x-request-id': requestId };
      if (isCurrent) headers['x-supabase-api-version'] = API_VERSION;
      if (!(isCurrent && error instanceof WeakPasswordError)) headers['x-sb-error-code'] = error.code;
      if (error.retryAfter !== undefined) headers['retry-after'] = String(error.retryAfter);
      const body = isCurrent ? currentShape(error) : olderShape(error, requestId);
      return new Response(JSON.stringify(body), { status: error.status, headers });
    },
  };
}

function asksForCurrentShape(request: Request): boolean {
  const asked = request.headers.get('x-supabase-api-version')?.trim() ?? '';
  return /^\d{4}-\d{2}-\d{2}$/.test(asked) && !Number.isNaN(Date.parse(asked)) && asked >= API_VERSION;
}

const reasonsOf = (error: AuthError) =>
  error instanceof WeakPasswordError ? { weak_password: { reasons: error.reasons } } : {};

const currentShape = (error: AuthError) => ({
  code: error.code,
  message: error.message,
  ...reasonsOf(error),
});

const olderShape = (error: AuthError, requestId: string) => ({
  code: error.status,
  error_code: error.code,
  msg: error.message,
  ...(error.status >= 500 ? { error_id: requestId } : {}),
  ...reasonsOf(error),
});
