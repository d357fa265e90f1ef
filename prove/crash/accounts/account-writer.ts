import { openSecret } from '@bayan/auth/factors/factor-secret';
import { loadFactorKeys } from '@bayan/auth/tokens/factor-keys';
import { readConfig } from '@bayan/server/config/config';
import { softwareAuthenticator } from '@bayan/server/test/auth/software-authenticator';
import { backdateMails } from '#prove/crash/backdate-mails.ts';
import { type Scenario, unique, type Writer } from '#prove/crash/scenario.ts';
import { type Account, AnswerLost, enter, newPassword, raisedIn, tokensIn } from './account.ts';
import * as changes from './account-changes.ts';
import * as factors from './factor-changes.ts';
import { linkIn } from './mailed-link.ts';
import * as passkeys from './passkey-changes.ts';
import { totpCode } from './totp-code.ts';

async function join(scenario: Scenario): Promise<Account> {
  const { perform, store } = scenario;
  const email = `${unique('account')}@people.example`;
  const password = newPassword();
  await perform(changes.signUp(email, password));
  await backdateMails(scenario, email);
  await perform(changes.resend(email));
  await perform(changes.verify(await linkIn(store, email, 'confirm-signup'), email));
  const id = String((await store.only('select id from auth_users where email = $1', [email])).id);
  return { id, email, password, tokens: await enter(scenario, { id, email, password }) };
}

async function stay({ perform }: Scenario, account: Account): Promise<void> {
  for (let refreshes = 2; refreshes > 0; refreshes--) {
    account.tokens = tokensIn(await perform(changes.refresh(account.tokens.refresh)));
  }
  await perform(changes.changeData(account.tokens.access, account.id, unique('hobby')));
}

async function useSecondFactor({ perform, store, held, dataDir }: Scenario, account: Account): Promise<void> {
  const { id, tokens } = account;
  const name = unique('phone');
  await perform(factors.enrol(tokens.access, id, name));
  const factor = await store.only(
    'select id, secret, secret_key_id from auth_factors where friendly_name = $1',
    [name],
  );
  const factorId = String(factor.id);
  const secret = openSecret(await loadFactorKeys(readConfig({ DATA_DIR: dataDir })), {
    id: factorId,
    userId: id,
    secret: factor.secret as Buffer,
    secretKeyId: String(factor.secret_key_id),
  });
  const challenged = await perform(factors.challenge(tokens.access, factorId));
  const proof = {
    challengeId: String(challenged?.body.id),
    code: totpCode(secret, Date.now()),
  };
  // The auth session is raised, not replaced.
  const raised = await perform(factors.proveFactor(tokens.access, { userId: id, factorId, ...proof }));
  account.tokens = tokensIn(raised);
  held.add(account.tokens.authSessionId);
  const made = await perform(factors.makeRecoveryCodes(account.tokens.access, id));
  const [code] = (made?.body.codes ?? []) as string[];
  if (code)
    account.tokens = raisedIn(await perform(factors.useRecoveryCode(account.tokens.access, id, code)));
  await perform(factors.removeFactor(account.tokens.access, id, factorId));
}

async function usePasskey({ perform, store, origin }: Scenario, account: Account): Promise<void> {
  const phone = softwareAuthenticator({ origin });
  const begun = passkeys.challengeIn(await perform(passkeys.begin(account)));
  await perform(passkeys.add(account, begun.id, phone.create(begun.options)));
  const found = await store.only('select id from auth_passkeys where user_id = $1', [account.id]);
  const passkeyId = String(found.id);
  const asked = passkeys.challengeIn(await perform(passkeys.challenge()));
  await perform(passkeys.signIn(passkeyId, asked.id, phone.get(asked.options)));
  await perform(passkeys.rename(account, passkeyId, unique('phone')));
  // What it has signed in ends with it.
  await perform(passkeys.remove(account, passkeyId));
}

async function changePassword(scenario: Scenario, account: Account): Promise<void> {
  const password = newPassword();
  await scenario.perform(changes.changePassword(account, password));
  account.password = password;
}

async function signOutElsewhere(scenario: Scenario, account: Account): Promise<void> {
  const { access } = account.tokens;
  const first = (await enter(scenario, account)).authSessionId;
  scenario.held.delete(first);
  await scenario.perform(changes.signOutDevice(access, account.id, first));
  const second = (await enter(scenario, account)).authSessionId;
  scenario.held.delete(second);
  await scenario.perform(changes.signOutOthers(access, account.id, second));
}

async function signInByMail(scenario: Scenario, { email, id, tokens }: Account): Promise<void> {
  const { perform, store } = scenario;
  await perform(changes.reauthenticate(tokens.access, email));
  await perform(changes.mailMagicLink(email, 'otp', 0));
  await backdateMails(scenario, email);
  await perform(changes.mailMagicLink(email, 'magiclink', 1));
  await perform(changes.followLink(await linkIn(store, email, 'magic-link'), id, 'magiclink'));
}

async function recover({ perform, store }: Scenario, { email, id }: Account): Promise<void> {
  await perform(changes.recover(email));
  const link = await linkIn(store, email, 'recovery');
  await perform(changes.lookAtLink(link));
  await perform(changes.followLink(link, id, 'recovery'));
}

async function move(scenario: Scenario, account: Account): Promise<void> {
  const { perform, store, held } = scenario;
  const { email, id } = account;
  const newEmail = `${unique('moved')}@people.example`;
  await perform(changes.changeEmail(account, newEmail));
  await perform(changes.followLink(await linkIn(store, email, 'email-change'), id, 'email_change_current'));
  // It ends every auth session (R45).
  held.delete(account.tokens.authSessionId);
  await perform(changes.agree(await linkIn(store, newEmail, 'email-change'), id));
  account.email = newEmail;
  account.tokens = await enter(scenario, account);
}

async function leave({ perform, held }: Scenario, { id, tokens }: Account): Promise<void> {
  held.delete(tokens.authSessionId);
  await perform(changes.signOut(tokens.access, id));
}

const CHAPTERS = [
  stay,
  usePasskey,
  useSecondFactor,
  changePassword,
  signOutElsewhere,
  signInByMail,
  recover,
  move,
  leave,
];

/** The life of an account from its sign-up to its last log-out, by every call of the sign-in service that writes. */
async function live(scenario: Scenario): Promise<void> {
  try {
    const account = await join(scenario);
    for (const chapter of CHAPTERS) await chapter(scenario, account);
  } catch (error) {
    if (!(error instanceof AnswerLost)) throw error;
  }
}

export const accountWriter: Writer = {
  routes: Object.values(changes.ROUTES),
  start: async scenario => () => live(scenario),
};
