import type { SoftwareAuthenticator } from '@bayan/server/test/auth/software-authenticator';
import type { Reply } from '#prove/crash/caller.ts';
import { audited, type Change } from '#prove/crash/change.ts';
import { type Account, AnswerLost } from './account.ts';
import { ROUTES } from './account-changes.ts';

const PASSKEYS = '/auth/v1/passkeys';

/** What is to be signed. A challenge that nobody takes up does no harm, and one that was taken up is gone. */
const asked = (
  route: `post ${typeof PASSKEYS}/${string}`,
  path: string,
  call: Partial<Change['call']>,
): Change => ({
  route,
  call: { method: 'POST', path: `${PASSKEYS}${path}`, ...call },
  inDoubt: 'ask-again',
  times: async () => 1,
});

export const begin = ({ tokens, password }: Account): Change =>
  asked(ROUTES.beginPasskey, '/registration/options', {
    token: tokens.access,
    body: { current_password: password },
  });

export const challenge = (): Change =>
  asked(ROUTES.challengePasskey, '/authentication/options', { body: {} });

interface Challenge {
  readonly id: string;
  readonly options: Parameters<SoftwareAuthenticator['create']>[0] &
    Parameters<SoftwareAuthenticator['get']>[0];
}

export function challengeIn(reply: Reply | null): Challenge {
  if (!reply) throw new AnswerLost();
  return { id: String(reply.body.challenge_id), options: reply.body.options as Challenge['options'] };
}

export const add = (
  { id, tokens }: Account,
  challenge_id: string,
  credential: ReturnType<SoftwareAuthenticator['create']>,
): Change => ({
  ...audited({
    route: ROUTES.addPasskey,
    call: {
      method: 'POST',
      path: `${PASSKEYS}/registration/verify`,
      token: tokens.access,
      body: { challenge_id, credential },
    },
    action: 'account.passkey-added',
    target: id,
  }),
  differs: async () => null,
});

/** Its effect is the auth session, which ends later on: it is looked for by what it leaves with the passkey. */
export const signIn = (
  passkeyId: string,
  challenge_id: string,
  credential: ReturnType<SoftwareAuthenticator['get']>,
): Change => ({
  route: ROUTES.signInByPasskey,
  call: {
    method: 'POST',
    path: `${PASSKEYS}/authentication/verify`,
    body: { challenge_id, credential },
  },
  inDoubt: 'look-first',
  times: store =>
    store.count(
      `select (exists (select from auth_passkeys where id = $1 and last_used_at is not null) or exists (
         select from audit_log where action = 'account.passkey-removed' and before->>'passkeyId' = $1::text
       ))::int`,
      [passkeyId],
    ),
});

export const rename = ({ id, tokens }: Account, passkeyId: string, friendlyName: string): Change => ({
  ...audited({
    route: ROUTES.namePasskey,
    call: {
      method: 'PATCH',
      path: `${PASSKEYS}/${passkeyId}`,
      token: tokens.access,
      body: { friendly_name: friendlyName },
    },
    action: 'account.passkey-renamed',
    target: id,
    after: { passkeyId, friendlyName },
  }),
  differs: async () => null,
});

export const remove = ({ id, tokens }: Account, passkeyId: string): Change => ({
  ...audited({
    route: ROUTES.removePasskey,
    call: { method: 'DELETE', path: `${PASSKEYS}/${passkeyId}`, token: tokens.access },
    action: 'account.passkey-removed',
    target: id,
    before: { passkeyId },
  }),
  differs: async () => null,
});
