import type { Host, RequestVariables } from '@bayan/platform/http/host';
import { Hono } from 'hono';
import { type AuthParts, createAuthContext } from '#context/auth-context.ts';
import { createAuthAnswers } from '#protocol/auth-answer.ts';
import { authErrorOf } from '#protocol/auth-error.ts';
import { addAdminRoutes } from './auth-admin.routes.ts';
import { addFactorRoutes } from './auth-factors.routes.ts';
import { addNotOfferedRoutes } from './auth-not-offered.routes.ts';
import { addPasskeyRoutes } from './auth-passkeys.routes.ts';
import { addPublicRoutes } from './auth-public.routes.ts';
import { createAuthHandlers } from './auth-request.ts';
import { addUserRoutes } from './auth-user.routes.ts';
import { addBrowserCookies } from './browser-cookies.ts';
import { addRequestLimits } from './request-limits.ts';
import { HEALTH, publicKeys, settingsOf } from './service-facts.ts';

/** The sign-in service, to be mounted where clients of its protocol expect it: under /auth/v1. */
export function createAuthRoutes(parts: AuthParts): Host {
  const answers = createAuthAnswers(parts.security);
  const handlers = createAuthHandlers(createAuthContext(parts), answers);
  const routes: Host = new Hono<{ Variables: RequestVariables }>();

  routes.onError((error, c) => answers.error(authErrorOf(error), c.req.raw, c.get('requestId')));
  routes.options('*', () => answers.preflight());
  addBrowserCookies(routes, handlers);
  addRequestLimits(routes, handlers);
  addPublicRoutes(routes, handlers);
  addUserRoutes(routes, handlers);
  addFactorRoutes(routes, handlers);
  addPasskeyRoutes(routes, handlers);
  addAdminRoutes(routes, handlers);
  addNotOfferedRoutes(routes, handlers);

  const settings = settingsOf(parts.config);
  routes.get('/settings', () => answers.json(settings));
  routes.get('/health', () => answers.json(HEALTH));
  routes.get('/.well-known/jwks.json', () =>
    answers.json(publicKeys(parts.keys), { 'cache-control': 'public, max-age=600' }),
  );
  routes.all('*', () => answers.unknownRoute());
  return routes;
}
