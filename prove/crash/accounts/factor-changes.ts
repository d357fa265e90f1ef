import { audited, type Change } from '#prove/crash/change.ts';
import type { Store } from '#prove/crash/store.ts';
import { ROUTES } from './account-changes.ts';

const factorsNamed = 'select count(*) from auth_factors where user_id = $1 and friendly_name = $2';
const removals = `select count(*) from audit_log
  where action = 'account.second-factor-removed' and target_id = $1 and before->>'friendlyName' = $2`;

/** There, or there until it was removed. */
const timesAdded = async (store: Store, userId: string, name: string) =>
  (await store.count(factorsNamed, [userId, name])) + (await store.count(removals, [userId, name]));

export const enrol = (token: string, userId: string, name: string): Change => ({
  route: ROUTES.enrol,
  call: {
    method: 'POST',
    path: '/auth/v1/factors',
    token,
    body: { factor_type: 'totp', friendly_name: name },
  },
  inDoubt: 'look-first',
  times: store => timesAdded(store, userId, name),
});

/** A challenge that nobody takes up does no harm; one that was taken up is gone. */
export const challenge = (token: string, factorId: string): Change => ({
  route: ROUTES.challenge,
  call: { method: 'POST', path: `/auth/v1/factors/${factorId}/challenge`, token },
  inDoubt: 'ask-again',
  times: store =>
    store.count(
      `select (exists (select from auth_challenges where factor_id = $1) or exists (
         select from audit_log where action = 'account.second-factor-added' and after->>'factorId' = $1::text
       ))::int`,
      [factorId],
    ),
});

interface FactorProof {
  readonly userId: string;
  readonly factorId: string;
  readonly challengeId: string;
  readonly code: string;
}

export const proveFactor = (token: string, { userId, factorId, challengeId, code }: FactorProof): Change => ({
  ...audited({
    route: ROUTES.proveFactor,
    call: {
      method: 'POST',
      path: `/auth/v1/factors/${factorId}/verify`,
      token,
      body: { challenge_id: challengeId, code },
    },
    action: 'account.second-factor-added',
    target: userId,
    after: { factorId },
  }),
  differs: async () => null,
});

export const removeFactor = (token: string, userId: string, factorId: string): Change =>
  audited({
    route: ROUTES.removeFactor,
    call: { method: 'DELETE', path: `/auth/v1/factors/${factorId}`, token },
    action: 'account.second-factor-removed',
    target: userId,
    before: { factorId },
  });

/** What is answered is nowhere else to be found. */
const unread = { differs: async () => null };

export const makeRecoveryCodes = (token: string, userId: string): Change => ({
  ...audited({
    route: ROUTES.makeRecoveryCodes,
    call: { method: 'PUT', path: '/api/auth/recovery-codes', token, body: {} },
    action: 'account.recovery-codes-made',
    target: userId,
  }),
  ...unread,
});

export const useRecoveryCode = (token: string, userId: string, recoveryCode: string): Change => ({
  ...audited({
    route: ROUTES.useRecoveryCode,
    call: { method: 'PUT', path: '/api/auth/second-factor', token, body: { recoveryCode } },
    action: 'account.recovery-code-used',
    target: userId,
  }),
  ...unread,
});
