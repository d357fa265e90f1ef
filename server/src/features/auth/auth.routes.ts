import { type Context, Hono } from 'hono';
import type { Host, RequestVariables } from '../../http/host.ts';
import { createAuthAnswers } from './auth-answer.ts';
import { readAuthBody } from './auth-body.ts';
import { type AuthParts, createAuthContext } from './auth-context.ts';
import { AuthError, authErrorOf, invalid } from './auth-error.ts';
import { languageFor, readEmail, readResend, readSignUp, readVerification } from './auth-input.ts';
import { identitiesOf } from './auth-users.repository.ts';
import { deviceOf } from './device.ts';
import { followLink } from './follow-link.ts';
import { grantToken } from './grant-token.ts';
import { requestRecovery } from './request-recovery.ts';
import { resendConfirmation } from './resend-confirmation.ts';
import { HEALTH, publicKeys, SETTINGS } from './service-facts.ts';
import { signOut, signOutScope } from './sign-out.ts';
import { signUp } from './sign-up.ts';
import { signedInUser } from './signed-in-user.ts';
import { updateUser } from './update-user.ts';
import { userView } from './user-view.ts';
import { HALF_AGREED, verifyOneTimeToken } from './verify-one-time-token.ts';

type RequestContext = Context<{ Variables: RequestVariables }>;

/** The sign-in service, to be mounted where clients of its protocol expect it: under /auth/v1. */
export function createAuthRoutes(parts: AuthParts): Host {
  const context = createAuthContext(parts);
  const answers = createAuthAnswers(parts.security);
  const routes: Host = new Hono<{ Variables: RequestVariables }>();

  const callOf = (c: RequestContext) => ({ now: c.get('now'), requestId: c.get('requestId') });
  const deviceIn = (c: RequestContext) => deviceOf(c.req.raw.headers, c.get('clientAddress'));
  const redirectIn = (c: RequestContext) =>
    context.redirectTarget(c.req.query('redirect_to') ?? c.req.header('redirect_to') ?? null);
  const userIn = (c: RequestContext) => signedInUser(context, c.req.raw, c.get('now'));

  routes.onError((error, c) => answers.error(authErrorOf(error), c.req.raw, c.get('requestId')));
  routes.options('*', () => answers.preflight());

  routes.post('/signup', async c => {
    const form = readSignUp(await readAuthBody(c.req.raw));
    const language = languageFor(form.data, c.req.raw.headers);
    return answers.json(
      await signUp(context, { ...form, language, redirectTo: redirectIn(c), ...callOf(c) }),
    );
  });
  routes.post('/token', async c => {
    const body = await readAuthBody(c.req.raw);
    const grantType = c.req.query('grant_type') ?? null;
    return answers.json(await grantToken(context, { grantType, body, device: deviceIn(c), ...callOf(c) }));
  });
  routes.post('/logout', async c => {
    const user = await userIn(c);
    await signOut(context, user, signOutScope(c.req.query('scope') ?? null));
    return answers.empty();
  });
  routes.get('/user', async c => {
    const { user } = (await userIn(c)).account;
    return answers.json(userView(user, await identitiesOf(context.db, user.id)));
  });
  routes.put('/user', async c => {
    const user = await userIn(c);
    const { password, data, email, phone, app_metadata } = await readAuthBody(c.req.raw);
    if (app_metadata)
      throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges');
    if (phone) throw new AuthError(400, 'phone_provider_disabled', 'Phone logins are disabled');
    const changes = {
      password: password || undefined,
      data,
      email: email ? readEmail(email) : undefined,
      redirectTo: redirectIn(c),
      ...callOf(c),
    };
    return answers.json(await updateUser(context, user, changes));
  });
  routes.post('/recover', async c => {
    const { email } = await readAuthBody(c.req.raw);
    if (!email) throw invalid('Password recovery requires an email');
    await requestRecovery(context, { email: readEmail(email), redirectTo: redirectIn(c), ...callOf(c) });
    return answers.json({});
  });
  routes.post('/resend', async c => {
    const form = readResend(await readAuthBody(c.req.raw));
    await resendConfirmation(context, { ...form, redirectTo: redirectIn(c), ...callOf(c) });
    return answers.json({});
  });
  routes.post('/verify', async c => {
    const form = readVerification(await readAuthBody(c.req.raw));
    const session = await verifyOneTimeToken(context, { ...form, device: deviceIn(c), ...callOf(c) });
    return answers.json(session ?? { msg: HALF_AGREED, code: '200' });
  });
  routes.get('/verify', async c => {
    // Hono answers HEAD by GET. Whoever only looks at a link must not use it up.
    if (c.req.method === 'HEAD') return answers.empty();
    const query = new URL(c.req.url).searchParams;
    const link = { query, redirectTo: redirectIn(c), device: deviceIn(c), ...callOf(c) };
    return answers.redirect(await followLink(context, link));
  });

  routes.get('/settings', () => answers.json(SETTINGS));
  routes.get('/health', () => answers.json(HEALTH));
  routes.get('/.well-known/jwks.json', () =>
    answers.json(publicKeys(parts.keys), { 'cache-control': 'public, max-age=600' }),
  );
  routes.get('/authorize', () => {
    throw invalid('Unsupported provider: provider is not enabled');
  });
  routes.post('/sso', () => {
    throw new AuthError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled');
  });
  routes.all('*', () => answers.unknownRoute());
  return routes;
}
