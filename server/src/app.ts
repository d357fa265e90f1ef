import { randomUUID } from 'node:crypto';
import { Refusal } from '@bayan/domain/errors';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { assignmentRoutes } from './features/assignments/assignments.routes.ts';
import { createAuthRoutes } from './features/auth/auth.routes.ts';
import { deviceRoutes } from './features/auth/devices/devices.routes.ts';
import { authServiceRoutes } from './features/auth/hosted/auth-service.routes.ts';
import type { SignInService } from './features/auth/hosted/connect-hosted.ts';
import { createHostedAuthenticator } from './features/auth/hosted/hosted-authenticate.ts';
import { createRestRoutes } from './features/auth/rest/rest-profiles.ts';
import { createAuthenticator } from './features/auth/sign-in/authenticate.ts';
import { healthRoutes } from './features/health/health.routes.ts';
import type { CountryOf } from './features/language/country.ts';
import { languageRoutes } from './features/language/language.routes.ts';
import { visitorCountry } from './features/language/visitor-country.ts';
import { mailRoutes } from './features/mail/mail.routes.ts';
import { profileRoutes } from './features/profiles/profiles.routes.ts';
import { sessionRoutes } from './features/sessions/sessions.routes.ts';
import { settingsRoutes } from './features/settings/settings.routes.ts';
import { createAnswers } from './http/answer.ts';
import { trustedProxies } from './http/client-address.ts';
import { dispatch } from './http/dispatch.ts';
import { docsPage } from './http/docs-page.ts';
import { refusalOf } from './http/failure.ts';
import type { Host, RequestVariables } from './http/host.ts';
import type { Lifecycle } from './http/lifecycle.ts';
import { openApiDocument } from './http/openapi.ts';
import { logRequest } from './http/request-log.ts';
import type { Route } from './http/route.ts';
import type { Pages } from './pages/pages.ts';

export interface AppParts {
  readonly config: Config;
  readonly db: Database;
  readonly clock: () => Date;
  readonly log: Logger;
  readonly signIn: SignInService;
  readonly pages: Pages;
  readonly countryOf: CountryOf;
  readonly lifecycle: Lifecycle;
}

export interface App {
  fetch(request: Request, peerAddress: string): Promise<Response>;
  /** The answer to what is no request at all. */
  unreadable(): Response;
  /** Every route of the API, for whoever must know them all. */
  readonly routes: readonly Route[];
}

/** Made when it is first asked for. */
function once<T extends object | string>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Every route of every feature, in one place. */
const allRoutes = (parts: AppParts): Route[] => [
  ...healthRoutes(parts),
  ...languageRoutes(),
  ...settingsRoutes(),
  ...authServiceRoutes(parts),
  ...profileRoutes(parts),
  ...(parts.signIn.kind === 'own' ? deviceRoutes(parts) : []),
  ...assignmentRoutes(),
  ...sessionRoutes(),
  ...mailRoutes(),
];

export function createApp(parts: AppParts): App {
  const { config, db, clock, log, pages, countryOf, signIn } = parts;
  const routes = allRoutes(parts);
  const { security } = pages;
  const answers = createAnswers(security);
  const authenticate =
    signIn.kind === 'own'
      ? createAuthenticator({ db, config, keys: signIn.keys })
      : createHostedAuthenticator({ ...signIn, db, config, log });
  const proxies = trustedProxies(config.trustedProxies);
  const document = once(() => openApiDocument(routes, config.publicUrl));
  const documentText = once(() => JSON.stringify(document()));
  const docs = once(() => docsPage(document()));

  const app: Host = new Hono<{ Variables: RequestVariables }>();

  app.use('*', async (c, next) => {
    const started = performance.now();
    const { peerAddress } = c.env as unknown as { peerAddress: string };
    c.set('requestId', randomUUID());
    c.set('now', clock());
    const { headers } = c.req.raw;
    const { address, behindProxy } = proxies.clientOf(peerAddress, headers);
    c.set('clientAddress', address);
    c.set('country', () => visitorCountry({ address, behindProxy, headers }, countryOf));
    await next();
    const milliseconds = Math.round((performance.now() - started) * 10) / 10;
    const { method, path } = c.req;
    logRequest(
      log,
      { requestId: c.get('requestId'), method, path, status: c.res.status, milliseconds },
      c.error,
    );
  });
  app.onError((error, c) => answers.refusal(refusalOf(error), c.get('requestId')));

  // Fixed paths before those with parameters, so that /api/sessions/export is not taken for an id.
  for (const route of [...routes].sort(
    (a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')),
  )) {
    app.on(route.method.toUpperCase(), route.path.replace(/\{(\w+)\}/g, ':$1'), c =>
      dispatch(
        route,
        c.req.raw,
        {
          id: c.get('requestId'),
          now: c.get('now'),
          clientAddress: c.get('clientAddress'),
          country: c.get('country'),
          params: c.req.param() as Record<string, string>,
        },
        { db, answers, authenticate, log },
      ),
    );
  }
  app.get('/api/openapi.json', () => answers.json(200, documentText()));
  app.get('/api/docs', () => answers.html(docs()));
  if (signIn.kind === 'own') {
    app.route('/auth/v1', createAuthRoutes({ config, db, log, security, keys: signIn.keys }));
  }
  app.route('/rest/v1', createRestRoutes({ db, authenticate, security }));
  app.on('ALL', ['/api/*', '/auth/v1/*'], () => {
    throw new Refusal('not-found');
  });
  app.on(['GET', 'HEAD'], '*', c => pages.handle(c.req.raw, c.get('country')));
  app.notFound(c => answers.refusal(new Refusal('not-found'), c.get('requestId')));

  return {
    routes,
    fetch: async (request, peerAddress) => app.fetch(request, { peerAddress }),
    unreadable: () => answers.refusal(new Refusal('input.unreadable'), randomUUID()),
  };
}
