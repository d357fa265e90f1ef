import { readCodeChallenge } from './mailed/code-challenge.ts';
import { requestReauthentication } from './mailed/request-reauthentication.ts';
import { signOut, signOutScope } from './sign-in/sign-out.ts';
import { releaseBrowser } from './tokens/browser-proofs.ts';
import { updateUser } from './users/update-user.ts';
import { readAuthBody } from './wire/auth-body.ts';
import { AuthError } from './wire/auth-error.ts';
import { readCode, readEmail } from './wire/auth-input.ts';
import type { AuthRoutes } from './wire/auth-request.ts';
import { readPhone } from './wire/phone-number.ts';
import { readUserView } from './wire/read-user-view.ts';

/** What a signed-in person calls about their own account. */
export const addUserRoutes: AuthRoutes = (
  routes,
  { context, answers, callOf, deviceIn, redirectIn, userIn },
) => {
  routes.get('/user', async c => {
    const { user } = (await userIn(c)).account;
    return answers.json(await readUserView(context.db, user, c.get('now')));
  });
  routes.put('/user', async c => {
    const user = await userIn(c);
    const { password, current_password, nonce, data, email, phone, app_metadata, ...asked } =
      await readAuthBody(c.req.raw);
    if (app_metadata)
      throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges');
    if (phone && !context.settings.smsAutoconfirm)
      throw new AuthError(400, 'phone_provider_disabled', 'Phone logins are disabled');
    const changes = {
      password: password || undefined,
      currentPassword: current_password || undefined,
      keepsCalendarAddress: asked.keep_calendar_address ?? false,
      nonce: nonce ? readCode(nonce) : undefined,
      data,
      email: email ? readEmail(email) : undefined,
      phone: phone ? readPhone(phone) : undefined,
      challenge: readCodeChallenge(asked),
      redirectTo: redirectIn(c),
      device: deviceIn(c),
      ...callOf(c),
    };
    return answers.json(await updateUser(context, user, changes));
  });
  routes.get('/reauthenticate', async c => {
    await requestReauthentication(context, await userIn(c), callOf(c));
    return answers.json({});
  });
  routes.post('/logout', async c => {
    const user = await userIn(c);
    const scope = signOutScope(c.req.query('scope') ?? null);
    await signOut(context, user, { scope, device: deviceIn(c), ...callOf(c) });
    if (scope !== 'others') releaseBrowser(deviceIn(c).proofs, user.proofHash);
    return answers.empty();
  });
};
