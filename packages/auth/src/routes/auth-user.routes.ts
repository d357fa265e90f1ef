import { readUserView } from '#answers/read-user-view.ts';
import { releaseBrowser } from '#devices/browser-proofs.ts';
import { requestReauthentication } from '#own-account/request-reauthentication.ts';
import { updateUser } from '#own-account/update-user.ts';
import { readAuthBody } from '#protocol/auth-body.ts';
import { AuthError } from '#protocol/auth-error.ts';
import { readCode, readEmail } from '#protocol/auth-input.ts';
import { readCodeChallenge } from '#protocol/code-challenge.ts';
import { readPhone } from '#protocol/phone-number.ts';
import { signOut, signOutScope } from '#sign-in/sign-out.ts';
import type { AuthRoutes } from './auth-request.ts';

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
