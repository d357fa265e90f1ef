import { softwareAuthenticator } from '@bayan/server/test/auth/software-authenticator';
import { type Account, enter, newPassword } from '#prove/crash/accounts/account.ts';
import { enrol } from '#prove/crash/accounts/factor-changes.ts';
import * as passkeys from '#prove/crash/accounts/passkey-changes.ts';
import { audited } from '#prove/crash/change.ts';
import { type Scenario, unique, type Writer } from '#prove/crash/scenario.ts';

const CREATE = 'post /auth/v1/admin/users';
const CHANGE = 'put /auth/v1/admin/users/:id';
const REMOVE = 'delete /auth/v1/admin/users/:id';
const REMOVE_FACTOR = 'delete /auth/v1/admin/users/:id/factors/:factorId';
const REMOVE_PASSKEY = 'delete /auth/v1/admin/users/:id/passkeys/:passkeyId';
const INVITE = 'post /auth/v1/invite';
const LINK = 'post /auth/v1/admin/generate_link';

const users = '/auth/v1/admin/users';
/** The answers are about the user, the lines about what was done: only that it was done once is compared. */
const asRecorded = (change: Parameters<typeof audited>[0]) => ({
  ...audited(change),
  differs: async () => null,
});

/** Its name is looked for afterwards: the answer to the enrolment may have been lost. */
async function addFactor(scenario: Scenario, id: string, token: string): Promise<string> {
  const name = unique('phone');
  await scenario.perform(enrol(token, id, name));
  return String(
    (await scenario.store.only('select id from auth_factors where friendly_name = $1', [name])).id,
  );
}

async function addPasskey({ perform, store, origin }: Scenario, account: Account): Promise<string> {
  const begun = passkeys.challengeIn(await perform(passkeys.begin(account)));
  const credential = softwareAuthenticator({ origin }).create(begun.options);
  await perform(passkeys.add(account, begun.id, credential));
  return String((await store.only('select id from auth_passkeys where user_id = $1', [account.id])).id);
}

/** What a machine does with a user it keeps, from the first call to the last. */
async function keepUser(scenario: Scenario): Promise<void> {
  const { perform, store, service: token } = scenario;
  const email = `${unique('kept')}@people.example`;
  const password = newPassword();
  await perform(
    asRecorded({
      route: CREATE,
      call: { method: 'POST', path: users, token, body: { email, password, email_confirm: true } },
      action: 'account.created',
      after: { email },
    }),
  );
  const id = String((await store.only('select id from auth_users where email = $1', [email])).id);
  await perform(
    asRecorded({
      route: CHANGE,
      call: {
        method: 'PUT',
        path: `${users}/${id}`,
        token,
        body: { user_metadata: { seat: unique('seat') } },
      },
      action: 'account.changed',
      target: id,
    }),
  );
  await perform(
    asRecorded({
      route: LINK,
      call: {
        method: 'POST',
        path: '/auth/v1/admin/generate_link',
        token,
        body: { type: 'magiclink', email },
      },
      action: 'account.link-generated',
      target: id,
    }),
  );
  const tokens = await enter(scenario, { id, email, password });
  const { access, authSessionId } = tokens;
  const passkeyId = await addPasskey(scenario, { id, email, password, tokens });
  await perform(
    asRecorded({
      route: REMOVE_PASSKEY,
      call: { method: 'DELETE', path: `${users}/${id}/passkeys/${passkeyId}`, token },
      action: 'account.passkey-removed',
      target: id,
      before: { passkeyId },
    }),
  );
  const factorId = await addFactor(scenario, id, access);
  await perform(
    asRecorded({
      route: REMOVE_FACTOR,
      call: { method: 'DELETE', path: `${users}/${id}/factors/${factorId}`, token },
      action: 'account.second-factor-removed',
      target: id,
      before: { factorId },
    }),
  );
  scenario.held.delete(authSessionId);
  await perform(
    asRecorded({
      route: REMOVE,
      call: { method: 'DELETE', path: `${users}/${id}`, token, body: {} },
      action: 'account.removed',
      target: id,
    }),
  );
}

async function inviteSomebody({ perform, service: token }: Scenario): Promise<void> {
  const email = `${unique('asked')}@people.example`;
  await perform(
    asRecorded({
      route: INVITE,
      call: { method: 'POST', path: '/auth/v1/invite', token, body: { email } },
      action: 'account.invited',
      after: { email },
    }),
  );
}

export const serviceWriter: Writer = {
  routes: [CREATE, CHANGE, REMOVE, REMOVE_FACTOR, REMOVE_PASSKEY, INVITE, LINK],
  start: async scenario => async () => {
    await keepUser(scenario);
    await inviteSomebody(scenario);
  },
};
