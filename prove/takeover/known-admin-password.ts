import { profiles } from '@bayan/server/schema/people';
import { PASSWORD } from '@bayan/server/test/auth/auth-caller';
import { passkeyCaller } from '@bayan/server/test/auth/passkey-caller';
import { eq } from 'drizzle-orm';
import type { Scenario } from './scenario.ts';
import { bringOwnFactor } from './stolen-access-token.ts';
import type { Victim } from './victim.ts';
import type { Way } from './way.ts';

type Attempt = (scenario: Scenario, thief: Victim) => Promise<unknown>;

/** An administrator who signs in by a passkey and has no other second factor; the thief's sign-in by the password. */
async function setup({ app, auth }: Scenario, { id, email }: Victim): Promise<string> {
  const { access_token } = await auth.signIn(email);
  await passkeyCaller(auth).given(access_token);
  await app.db
    .update(profiles)
    .set({ role: 'admin', rights: ['owner', 'operations', 'safeguarding'] })
    .where(eq(profiles.id, id));
  return (await auth.signIn(email)).access_token;
}

const way = (name: string, attempt: Attempt): Way => ({
  name,
  setup,
  attempt: async (scenario, victim, staged) =>
    void (await attempt(scenario, { ...victim, accessToken: staged })),
});

/** Whoever knows an administrator's password alone, typed just now and in a browser of their own. */
export const withAdminPassword: readonly Way[] = [
  way('a second factor of their own', bringOwnFactor),
  way('a passkey of their own', async ({ auth }, { accessToken }) => {
    const passkeys = passkeyCaller(auth);
    const { status } = await passkeys.begin(accessToken, { current_password: PASSWORD });
    if (status === 200) await passkeys.add(accessToken);
  }),
  way('the person’s passkey removed', async ({ auth }, { accessToken: token }) => {
    const { body } = await auth.call('GET', '/passkeys', { token });
    for (const { id } of Array.isArray(body) ? body : [])
      await auth.call('DELETE', `/passkeys/${id}`, { token });
  }),
  way('another address', ({ auth }, { email, accessToken: token }) =>
    auth.call('PUT', '/user', { token, body: { email: `thief.${email}`, current_password: PASSWORD } }),
  ),
  way('another password', ({ auth }, { accessToken: token }) => {
    const body = { password: 'Harbour-Window-74', current_password: PASSWORD };
    return auth.call('PUT', '/user', { token, body });
  }),
];
