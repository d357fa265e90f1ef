import { createAuthRoutes } from '@bayan/auth/routes/auth.routes';
import { CONFIRM_PAGE } from '@bayan/domain/auth/mailed-pages';
import { Refusal } from '@bayan/domain/errors';
import type { Answers } from '@bayan/platform/http/answer';
import type { Authenticate } from '@bayan/platform/http/bearer';
import { refusalOf } from '@bayan/platform/http/failure';
import type { Host, RequestVariables } from '@bayan/platform/http/host';
import { openApiDocument } from '@bayan/platform/http/openapi';
import type { RequestFacts } from '@bayan/platform/http/request-facts';
import type { Route } from '@bayan/platform/http/route';
import { isSentForm } from '@bayan/platform/http/sent-form';
import { Hono } from 'hono';
import { createRestRoutes } from '#people/profiles/rest-profiles.ts';
import { createFeedAnswers } from '#views/calendar/feed-answers.ts';
import type { AppParts } from './app.ts';
import { authHost } from './auth-host.ts';
import { createApiDocs } from './pages/api-docs.ts';
import { backToForm } from './pages/early-form-post.ts';
import { createLegalPages } from './pages/legal-pages.ts';
import { answer } from './pages/prepared-answer.ts';
import { createStopPage } from './pages/stop-page.ts';
import { createTutorPages } from './pages/tutor-pages.ts';

/** An answer, and what went wrong on the way to it. */
export interface Answered {
  readonly response: Response;
  readonly error?: unknown;
}

interface Shared {
  readonly routes: readonly Route[];
  readonly answers: Answers;
  readonly authenticate: Authenticate;
}

/** Everything that is no route of the API: what describes it, the sign-in service, calendars, pages and files. */
export function createNonApiRoutes(
  { config, db, log, pages, signIn }: AppParts,
  { routes, answers, authenticate }: Shared,
): (request: Request, facts: RequestFacts) => Promise<Answered> {
  const { security } = pages;
  const docs = createApiDocs(security);
  let documentText: string | undefined;
  const host: Host = new Hono<{ Variables: RequestVariables }>();

  host.use('*', async (c, next) => {
    const env = c.env as unknown as { readonly facts: RequestFacts; error?: unknown };
    const { requestId, now, clientAddress, country } = env.facts;
    c.set('requestId', requestId);
    c.set('now', now);
    c.set('clientAddress', clientAddress);
    c.set('country', country);
    await next();
    env.error = c.error;
  });
  host.onError((error, c) => answers.refusal(refusalOf(error), c.get('requestId')));
  host.get('/api/openapi.json', () => {
    documentText ??= JSON.stringify(openApiDocument(routes, config.publicUrl));
    return answers.json(200, documentText);
  });
  host.get('/api/docs/*', async (c, next) => {
    const found = await docs.find(c.req.path);
    return found ? answer(found, c.req.raw) : next();
  });
  if (signIn.kind === 'own') {
    host.route('/auth/v1', createAuthRoutes({ ...signIn, config, db, host: authHost, log, security }));
    // The page knows the link by its own address alone, and so does a form of it that no script answers.
    host.post(CONFIRM_PAGE, c => {
      const location = `/auth/v1/verify${new URL(c.req.url).search}`;
      return new Response(null, {
        status: 307,
        headers: { ...security, location, 'cache-control': 'no-store' },
      });
    });
  }
  host.route('/rest/v1', createRestRoutes({ db, authenticate, security }));
  host.route('/', createStopPage({ config, db, pages }));
  host.route('/', createLegalPages({ db, pages }));
  host.route('/', createTutorPages({ db, pages, log }));
  host.route('/calendar', createFeedAnswers({ config, db, security }));
  host.on('ALL', ['/api/*', '/auth/v1/*'], () => {
    throw new Refusal('not-found');
  });
  // Its address holds a link: no request for what the page needs is to carry it on into somebody's log.
  host.on(['GET', 'HEAD'], CONFIRM_PAGE, async c => {
    const page = await pages.handle(c.req.raw, c.get('country'));
    page.headers.set('referrer-policy', 'no-referrer');
    return page;
  });
  host.on(['GET', 'HEAD'], '*', c => pages.handle(c.req.raw, c.get('country')));
  host.post('*', (c, next) =>
    isSentForm(c.req.raw) ? Promise.resolve(backToForm(c.req.raw, security)) : next(),
  );
  host.notFound(c => answers.refusal(new Refusal('not-found'), c.get('requestId')));

  return async (request, facts) => {
    const env: { facts: RequestFacts; error?: unknown } = { facts };
    const response = await host.fetch(request, env);
    return { response, error: env.error };
  };
}
