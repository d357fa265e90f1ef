import { bearerToken } from '@bayan/auth/protocol/bearer-token';
import { CORS_HEADERS, PREFLIGHT_HEADERS } from '@bayan/auth/protocol/cors';
import type { Actor } from '@bayan/domain/profiles/actor';
import type { Database } from '@bayan/platform/db/database';
import type { Authenticate } from '@bayan/platform/http/bearer';
import { refusalOf } from '@bayan/platform/http/failure';
import type { Headers } from '@bayan/platform/http/headers';
import type { Host, RequestVariables } from '@bayan/platform/http/host';
import { Hono } from 'hono';
import { profileColumns } from './profile-columns.ts';
import { readProfileQuery } from './profile-query.ts';
import { ownProfileRow } from './profiles.repository.ts';
import { RestError } from './rest-error.ts';

interface RestParts {
  readonly db: Database;
  readonly authenticate: Authenticate;
  readonly security: Headers;
}

const OBJECT = 'application/vnd.pgrst.object+json';

/** The one call of the protocol's data service that clients make: reading one's own profile (R48). */
export function createRestRoutes({ db, authenticate, security }: RestParts): Host {
  const base = { ...security, ...CORS_HEADERS, 'cache-control': 'no-store' };
  const jsonHeaders = { ...base, 'content-type': 'application/json; charset=utf-8' };
  const objectHeaders = { ...base, 'content-type': `${OBJECT}; charset=utf-8` };
  const preflightHeaders = { ...security, ...PREFLIGHT_HEADERS };
  const routes: Host = new Hono<{ Variables: RequestVariables }>();

  /** Without a user's token the client sends its public key instead, which is nobody. */
  const readerOf = async (request: Request, now: Date, requestId: string): Promise<Actor | null> => {
    const token = bearerToken(request);
    // What cannot be read is no way to be nobody.
    if (token === null && request.headers.has('authorization'))
      throw new RestError(401, 'PGRST301', 'The Authorization header is not a Bearer token');
    if (token === null || token === request.headers.get('apikey')) return null;
    const identified = await authenticate(request, now, requestId);
    if (!identified) throw new RestError(401, 'PGRST301', 'JWT is invalid, expired or signed out');
    return identified.actor;
  };

  routes.onError((error, c) => {
    const { status, body } = restErrorOf(error);
    return new Response(JSON.stringify(body), {
      status,
      headers: {
        ...jsonHeaders,
        'x-request-id': c.get('requestId'),
        ...(status === 503 ? { 'retry-after': '2' } : {}),
      },
    });
  });
  routes.options('*', () => new Response(null, { status: 204, headers: preflightHeaders }));
  routes.get('/profiles', async c => {
    const reader = await readerOf(c.req.raw, c.get('now'), c.get('requestId'));
    const { columns, id } = readProfileQuery(new URL(c.req.url).searchParams);
    const isOwn = reader !== null && (id === undefined || id === reader.id);
    const row = isOwn ? await ownProfileRow(db, reader.id) : null;
    const found = row && reader ? profileColumns({ ...row, standing: reader.standing }, columns) : null;
    if (!c.req.header('accept')?.includes(OBJECT)) {
      return new Response(JSON.stringify(found ? [found] : []), { headers: jsonHeaders });
    }
    if (found) return new Response(JSON.stringify(found), { headers: objectHeaders });
    throw new RestError(
      406,
      'PGRST116',
      'Cannot coerce the result to a single JSON object',
      'The result contains 0 rows',
    );
  });
  routes.all('/profiles', () => {
    throw new RestError(403, '42501', 'permission denied for table profiles');
  });
  routes.all('*', c => {
    const table = c.req.path.split('/').at(-1);
    throw new RestError(404, 'PGRST205', `Could not find the table 'public.${table}' in the schema cache`);
  });
  return routes;
}

function restErrorOf(error: unknown): RestError {
  if (error instanceof RestError) return error;
  const { code } = refusalOf(error);
  if (code === 'account.deactivated')
    return new RestError(401, 'PGRST301', 'The account has been deactivated', code);
  if (code === 'access.second-factor')
    return new RestError(403, '42501', 'permission denied: a second factor is needed', code);
  return code === 'service.unavailable'
    ? new RestError(503, 'PGRST001', 'The service is not available for a moment')
    : new RestError(500, 'PGRSTX00', 'Unexpected failure');
}
