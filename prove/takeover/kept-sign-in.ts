import { PASSWORD, type Tokens } from '@bayan/server/test/auth/auth-caller';
import { passkeyCaller } from '@bayan/server/test/auth/passkey-caller';
import type { Scenario } from './scenario.ts';
import { bringOwnFactor } from './stolen-access-token.ts';
import type { Victim } from './victim.ts';
import type { Way } from './way.ts';

/** To another mailbox, both of which agree. */
async function moveTo({ auth }: Scenario, { email }: Victim, token: string): Promise<string> {
  const next = `new.${email}`;
  await auth.call('PUT', '/user', { token, body: { email: next, current_password: PASSWORD } });
  for (const address of [email, next]) await auth.follow((await auth.mailTo(address, 'email-change')).link);
  return next;
}

/** By the link that was mailed to the address before; the person then leaves again. */
async function takeBack({ auth }: Scenario, { email }: Victim): Promise<void> {
  const { headers } = await auth.follow((await auth.mailTo(email, 'address-changed')).link);
  const { hash } = new URL(headers.get('location') ?? '');
  const token = new URLSearchParams(hash.slice(1)).get('access_token') ?? '';
  const { status } = await auth.call('POST', '/logout?scope=local', { token });
  if (status !== 204) throw new Error(`an address was not taken back: ${status}`);
}

async function calendarPath({ app }: Scenario, { accessToken }: Victim): Promise<string> {
  const headers = { authorization: `Bearer ${accessToken}` };
  await app.fetch('/api/me/calendar-feed', { method: 'POST', headers });
  const feed = await (await app.fetch('/api/me/calendar-feed', { headers })).json();
  const { address } = feed as { address: string | null };
  const path = address === null ? null : new URL(address).pathname;
  if (path === null || (await app.fetch(path)).status !== 200)
    throw new Error('a calendar address opened nothing before');
  return path;
}

/** Whoever has got in, and means to stay after the person has noticed. */
export const byStayingIn: readonly Way[] = [
  {
    name: 'by a sign-in from before a change of address',
    async setup(scenario, victim) {
      await moveTo(scenario, victim, victim.accessToken);
      return victim.accessToken;
    },
    attempt: async (_scenario, _victim, token) => token,
  },
  {
    name: 'by a calendar address from before a change of address',
    async setup(scenario, victim) {
      const path = await calendarPath(scenario, victim);
      await moveTo(scenario, victim, victim.accessToken);
      return path;
    },
    attempt: async (_scenario, _victim, path) => path,
  },
  {
    name: 'by a sign-in at an address that was then taken back',
    async attempt(scenario, victim) {
      const next = await moveTo(scenario, victim, victim.accessToken);
      const { access_token } = await scenario.auth.signIn(next);
      await takeBack(scenario, victim);
      return access_token;
    },
  },
  {
    name: 'by a calendar address made at an address that was then taken back',
    async attempt(scenario, victim) {
      const next = await moveTo(scenario, victim, victim.accessToken);
      const { access_token: accessToken } = await scenario.auth.signIn(next);
      const path = await calendarPath(scenario, { ...victim, accessToken });
      await takeBack(scenario, victim);
      return path;
    },
  },
  {
    name: 'by a passkey added before the address was changed and taken back',
    async attempt(scenario, victim) {
      const passkeys = passkeyCaller(scenario.auth);
      const { phone } = await passkeys.given(victim.accessToken);
      await moveTo(scenario, victim, victim.accessToken);
      await takeBack(scenario, victim);
      const { body } = await passkeys.signIn(phone);
      return (body as unknown as Tokens).access_token;
    },
  },
  {
    name: 'by a second factor added before the address was changed and taken back',
    async attempt(scenario, victim) {
      const { access_token: accessToken } = await scenario.auth.signIn(victim.email);
      const raised = await bringOwnFactor(scenario, { ...victim, accessToken });
      await moveTo(scenario, victim, raised);
      await takeBack(scenario, victim);
    },
  },
];
