import { followLink } from './mailed/follow-link.ts';
import { HALF_AGREED } from './mailed/redeem-one-time-token.ts';
import { requestRecovery } from './mailed/request-recovery.ts';
import { requestSignInMail } from './mailed/request-sign-in-mail.ts';
import { resendConfirmation } from './mailed/resend-confirmation.ts';
import { verifyOneTimeToken } from './mailed/verify-one-time-token.ts';
import { grantToken } from './sign-in/grant-token.ts';
import { signInAnonymously } from './sign-in/sign-in-anonymously.ts';
import { signUp } from './sign-in/sign-up.ts';
import { signUpAtOnce } from './sign-in/sign-up-at-once.ts';
import { readAuthBody } from './wire/auth-body.ts';
import { AuthError } from './wire/auth-error.ts';
import {
  languageFor,
  readRecovery,
  readResend,
  readSignInMail,
  readSignUp,
  readVerification,
} from './wire/auth-input.ts';
import type { AuthRoutes } from './wire/auth-request.ts';

/** What somebody who is not signed in calls. */
export const addPublicRoutes: AuthRoutes = (routes, { context, answers, callOf, deviceIn, redirectIn }) => {
  routes.post('/signup', async c => {
    const { signUpDisabled, mailerAutoconfirm } = context.settings;
    if (signUpDisabled) throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');
    const form = readSignUp(await readAuthBody(c.req.raw), context.settings);
    const language = languageFor(form.data, c.req.raw.headers);
    const call = { language, device: deviceIn(c), ...callOf(c) };
    if (form.kind === 'anonymous')
      return answers.json(await signInAnonymously(context, { ...form, ...call }));
    if (form.kind === 'email' && !mailerAutoconfirm)
      return answers.json(await signUp(context, { ...form, ...call, redirectTo: redirectIn(c) }));
    const contact = form.kind === 'email' ? { email: form.email } : { phone: form.phone };
    return answers.json(await signUpAtOnce(context, { ...form, ...call, contact }));
  });
  routes.post('/token', async c => {
    const body = await readAuthBody(c.req.raw);
    const grantType = c.req.query('grant_type') ?? null;
    return answers.json(await grantToken(context, { grantType, body, device: deviceIn(c), ...callOf(c) }));
  });
  routes.on('POST', ['/otp', '/magiclink'], async c => {
    const form = readSignInMail(await readAuthBody(c.req.raw));
    const language = languageFor(form.data, c.req.raw.headers);
    await requestSignInMail(context, { ...form, language, redirectTo: redirectIn(c), ...callOf(c) });
    return answers.json({});
  });
  routes.post('/recover', async c => {
    const form = readRecovery(await readAuthBody(c.req.raw));
    await requestRecovery(context, { ...form, redirectTo: redirectIn(c), ...callOf(c) });
    return answers.json({});
  });
  routes.post('/resend', async c => {
    const form = readResend(await readAuthBody(c.req.raw));
    if (form) await resendConfirmation(context, { ...form, redirectTo: redirectIn(c), ...callOf(c) });
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
};
