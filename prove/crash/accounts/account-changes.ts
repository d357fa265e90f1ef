import { readRefreshToken } from '@bayan/auth/tokens/refresh-token';
import { audited, type Change } from '#prove/crash/change.ts';
import type { Store } from '#prove/crash/store.ts';

export const ROUTES = {
  signUp: 'post /auth/v1/signup',
  resend: 'post /auth/v1/resend',
  look: 'post /api/auth/links/look',
  verify: 'post /auth/v1/verify',
  token: 'post /auth/v1/token',
  user: 'put /auth/v1/user',
  recover: 'post /auth/v1/recover',
  otp: 'post /auth/v1/otp',
  magicLink: 'post /auth/v1/magiclink',
  reauthenticate: 'get /auth/v1/reauthenticate',
  signOut: 'post /auth/v1/logout',
  signOutDevice: 'delete /api/auth/devices/{id}',
  signOutOthers: 'delete /api/auth/devices',
  enrol: 'post /auth/v1/factors',
  challenge: 'post /auth/v1/factors/:id/challenge',
  proveFactor: 'post /auth/v1/factors/:id/verify',
  removeFactor: 'delete /auth/v1/factors/:id',
  makeRecoveryCodes: 'put /api/auth/recovery-codes',
  useRecoveryCode: 'put /api/auth/second-factor',
  beginPasskey: 'post /auth/v1/passkeys/registration/options',
  addPasskey: 'post /auth/v1/passkeys/registration/verify',
  challengePasskey: 'post /auth/v1/passkeys/authentication/options',
  signInByPasskey: 'post /auth/v1/passkeys/authentication/verify',
  namePasskey: 'patch /auth/v1/passkeys/:id',
  removePasskey: 'delete /auth/v1/passkeys/:id',
} as const;

/** Whose account it is, and what shows that (R61). */
interface Changing {
  readonly id: string;
  readonly password: string;
  readonly tokens: { readonly access: string };
}

const mails = (store: Store, email: string, kind: string) =>
  store.count('select count(*) from mail_outbox where to_address = $1 and kind = $2', [email, kind]);

/** Asked again it answers the same and does nothing more (R34, R254). */
export const signUp = (email: string, password: string): Change => ({
  ...audited({
    route: ROUTES.signUp,
    call: { method: 'POST', path: '/auth/v1/signup', body: { email, password } },
    action: 'account.signed-up',
    after: { email },
  }),
  inDoubt: 'ask-again',
  differs: async () => null,
});

export const resend = (email: string): Change => ({
  route: ROUTES.resend,
  call: { method: 'POST', path: '/auth/v1/resend', body: { type: 'signup', email } },
  inDoubt: 'ask-again',
  times: async store => (await mails(store, email, 'confirm-signup')) - 1,
});

export const verify = (link: URL, email: string): Change => ({
  ...audited({
    route: ROUTES.verify,
    call: {
      method: 'POST',
      path: '/auth/v1/verify',
      body: { type: 'signup', token_hash: link.searchParams.get('token') },
    },
    action: 'account.confirmed',
    after: { email, confirmed: true },
  }),
  differs: async () => null,
});

/** Its effect is the auth session, which ends later on: it is looked for by what is done with it. */
export const signIn = (email: string, password: string, userId: string): Change => ({
  route: ROUTES.token,
  call: { method: 'POST', path: '/auth/v1/token?grant_type=password', body: { email, password } },
  inDoubt: 'ask-again',
  times: store =>
    store.count(
      `select (exists (select from auth_users where id = $1 and last_sign_in_at is not null)
         or exists (select from audit_log where target_id = $1 and action = 'account.removed'))::int`,
      [userId],
    ),
});

/** The token just replaced gets the active one again (R42), so that a client cut off stays signed in. */
export const refresh = (refreshToken: string): Change => ({
  route: ROUTES.token,
  call: {
    method: 'POST',
    path: '/auth/v1/token?grant_type=refresh_token',
    body: { refresh_token: refreshToken },
  },
  inDoubt: 'ask-again',
  times: async () => 1,
  async differs(store, { body }) {
    const given = readRefreshToken(String(body.refresh_token));
    const [now] = await store.rows('select refresh_key, refresh_counter from auth_sessions where id = $1', [
      given?.authSessionId,
    ]);
    // A second factor gives the auth session a new key, and its tokens are counted anew.
    const isForgotten =
      now && given?.isGenuine(now.refresh_key as Buffer) && Number(now.refresh_counter) < given.counter;
    return isForgotten ? 'the refresh was forgotten' : null;
  },
});

export const changeData = (token: string, userId: string, hobby: string): Change => ({
  route: ROUTES.user,
  call: { method: 'PUT', path: '/auth/v1/user', token, body: { data: { hobby } } },
  inDoubt: 'look-first',
  times: store =>
    store.count(`select count(*) from auth_users where id = $1 and user_metadata->>'hobby' = $2`, [
      userId,
      hobby,
    ]),
});

export const changePassword = (
  { id, tokens, password: current_password }: Changing,
  password: string,
): Change => ({
  ...audited({
    route: ROUTES.user,
    call: {
      method: 'PUT',
      path: '/auth/v1/user',
      token: tokens.access,
      body: { password, current_password },
    },
    action: 'account.password-changed',
    target: id,
  }),
});

export const recover = (email: string): Change => ({
  route: ROUTES.recover,
  call: { method: 'POST', path: '/auth/v1/recover', body: { email } },
  inDoubt: 'ask-again',
  times: store => mails(store, email, 'recovery'),
});

/** Two calls for the same mail; `before` says how many of them were sent already. */
export const mailMagicLink = (email: string, call: 'otp' | 'magiclink', before: number): Change => ({
  route: call === 'otp' ? ROUTES.otp : ROUTES.magicLink,
  call: { method: 'POST', path: `/auth/v1/${call}`, body: { email, create_user: false } },
  inDoubt: 'ask-again',
  times: async store => Math.min(1, (await mails(store, email, 'magic-link')) - before),
});

export const reauthenticate = (token: string, email: string): Change => ({
  route: ROUTES.reauthenticate,
  call: { method: 'GET', path: '/auth/v1/reauthenticate', token },
  inDoubt: 'ask-again',
  times: store => mails(store, email, 'reauthentication'),
});

export const lookAtLink = (link: URL): Change => ({
  route: ROUTES.look,
  call: {
    method: 'POST',
    path: '/api/auth/links/look',
    body: { token: link.searchParams.get('token'), type: link.searchParams.get('type') },
  },
  inDoubt: 'ask-again',
  // It changes nothing.
  times: async () => 1,
});

/** By the button of the page that a link opens. A link is used up with what it does. */
export const followLink = (link: URL, userId: string, purpose: string): Change => ({
  route: ROUTES.verify,
  call: { method: 'POST', path: link.pathname + link.search, isForm: true },
  inDoubt: 'look-first',
  times: async store =>
    1 -
    (await store.count('select count(*) from auth_one_time_tokens where user_id = $1 and purpose = $2', [
      userId,
      purpose,
    ])),
  differs: async (_store, { location }) =>
    location.includes('error') ? `the link led to ${location.slice(location.indexOf('#'))}` : null,
});

export const changeEmail = ({ tokens, password: current_password }: Changing, email: string): Change => ({
  route: ROUTES.user,
  call: {
    method: 'PUT',
    path: '/auth/v1/user',
    token: tokens.access,
    body: { email, current_password },
  },
  inDoubt: 'look-first',
  times: store => mails(store, email, 'email-change'),
});

export const agree = (link: URL, userId: string): Change => ({
  ...audited({
    route: ROUTES.verify,
    call: {
      method: 'POST',
      path: '/auth/v1/verify',
      body: { type: 'email_change', token_hash: link.searchParams.get('token') },
    },
    action: 'account.email-changed',
    target: userId,
  }),
  differs: async () => null,
});

export const signOut = (token: string, userId: string): Change => ({
  route: ROUTES.signOut,
  call: { method: 'POST', path: '/auth/v1/logout?scope=global', token },
  inDoubt: 'look-first',
  times: async store =>
    (await store.count('select count(*) from auth_sessions where user_id = $1', [userId])) === 0 ? 1 : 0,
});

export const signOutDevice = (token: string, userId: string, authSessionId: string): Change =>
  audited({
    route: ROUTES.signOutDevice,
    call: { method: 'DELETE', path: `/api/auth/devices/${authSessionId}`, token },
    action: 'account.signed-out',
    target: userId,
    before: { authSessionIds: [authSessionId] },
  });

export const signOutOthers = (token: string, userId: string, other: string): Change =>
  audited({
    route: ROUTES.signOutOthers,
    call: { method: 'DELETE', path: '/api/auth/devices', token },
    action: 'account.signed-out',
    target: userId,
    before: { authSessionIds: [other] },
  });
