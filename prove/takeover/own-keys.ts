import {
  type SoftwareAuthenticator,
  softwareAuthenticator,
} from '@bayan/server/test/auth/software-authenticator';
import type { Scenario } from './scenario.ts';
import type { Victim } from './victim.ts';

type Headers = Readonly<Record<string, string>>;
type CreationOptions = Parameters<SoftwareAuthenticator['create']>[0];

/** A passkey on a phone that is not the person's. */
export async function bringOwnPasskey({ auth }: Scenario, victim: Victim, headers: Headers): Promise<void> {
  const token = victim.accessToken;
  for (const proof of [{}, { current_password: '' }, { nonce: '000000' }]) {
    const begun = await auth.call('POST', '/passkeys/registration/options', { token, body: proof, headers });
    if (begun.status !== 200) continue;
    const credential = softwareAuthenticator().create(begun.body.options as CreationOptions);
    const body = { challenge_id: begun.body.challenge_id, credential };
    await auth.call('POST', '/passkeys/registration/verify', { token, body, headers });
  }
}

export async function makeRecoveryCodes({ app }: Scenario, victim: Victim, headers: Headers): Promise<void> {
  for (const proof of [{}, { currentPassword: 'Harbour-Window-74' }, { mailedCode: '000000' }])
    await app.fetch('/api/auth/recovery-codes', {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${victim.accessToken}`,
        'content-type': 'application/json',
        ...headers,
      },
      body: JSON.stringify(proof),
    });
}
