import { isFromElsewhere, isSentForm } from '@bayan/platform/http/sent-form';
import { onBehalfOfOthers } from '#devices/device.ts';
import { confirmPage } from '#links/verify-link.ts';
import { readAuthBody } from '#protocol/auth-body.ts';
import { AuthError } from '#protocol/auth-error.ts';
import {
  languageFor,
  readRecovery,
  readResend,
  readSignInMail,
  readSignUp,
  readVerification,
} from '#protocol/auth-input.ts';
import { grantToken } from '#sign-in/grant-token.ts';
import { signInAnonymously } from '#sign-in/sign-in-anonymously.ts';
import { signUp } from '#sign-in/sign-up.ts';
import { signUpAtOnce } from '#sign-in/sign-up-at-once.ts';
import { followLink, linkIn } from '#verification/follow-link.ts';
import { HALF_AGREED } from '#verification/redeem-one-time-token.ts';
import { requestRecovery } from '#verification/request-recovery.ts';
import { requestSignInMail } from '#verification/request-sign-in-mail.ts';
import { resendConfirmation } from '#verification/resend-confirmation.ts';
import { verifyOneTimeToken } from '#verification/verify-one-time-token.ts';
import type { AuthRequest, AuthRoutes } from './auth-request.ts';

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
    const call = { redirectTo: redirectIn(c), device: deviceIn(c), ...callOf(c) };
    await requestSignInMail(context, { ...form, language, ...call });
    return answers.json({});
  });
  routes.post('/recover', async c => {
    const form = readRecovery(await readAuthBody(c.req.raw));
    const call = { redirectTo: redirectIn(c), device: deviceIn(c), ...callOf(c) };
    await requestRecovery(context, { ...form, ...call });
    return answers.json({});
  });
  routes.post('/resend', async c => {
    const form = readResend(await readAuthBody(c.req.raw));
    const call = { redirectTo: redirectIn(c), device: deviceIn(c), ...callOf(c) };
    if (form) await resendConfirmation(context, { ...form, ...call });
    return answers.json({});
  });
  routes.post('/verify', async c => {
    if (isSentForm(c.req.raw)) return followByForm(c);
    const form = readVerification(await readAuthBody(c.req.raw));
    const session = await verifyOneTimeToken(context, { ...form, device: deviceIn(c), ...callOf(c) });
    return answers.json(session ?? { msg: HALF_AGREED, code: '200' });
  });
  routes.get('/verify', async c => {
    const { search } = demandLink(c);
    return answers.redirect(confirmPage(context.publicUrl, search));
  });

  /** The button of the page that a link opens, where no script answers it. */
  async function followByForm(c: AuthRequest): Promise<Response> {
    const { link, search, host } = demandLink(c);
    // Whoever has another site's form sent from somebody's browser only gets them to the page.
    if (isFromElsewhere(c.req.raw.headers)) return answers.redirect(confirmPage(context.publicUrl, search));
    const redirectTo = redirectIn(c);
    // The tokens go where the link leads, and what this browser proves only counts where it is now (R620).
    const device = new URL(redirectTo).host === host ? deviceIn(c) : onBehalfOfOthers(deviceIn(c));
    const followed = { ...link, redirectTo, device, ...callOf(c) };
    return answers.redirect(await followLink(context, followed));
  }
};

/** The token and the type of the link that a request came by, and where to. */
function demandLink(c: AuthRequest) {
  const { host, search, searchParams } = new URL(c.req.url);
  return { host, search, link: linkIn(searchParams) };
}
