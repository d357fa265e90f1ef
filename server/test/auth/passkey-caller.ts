import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { expect } from 'vitest';
import { type Answer, type authCaller, PASSWORD, type Tokens } from './auth-caller.ts';
import { type SoftwareAuthenticator, softwareAuthenticator } from './software-authenticator.ts';

type Caller = ReturnType<typeof authCaller>;
type Begun = { challenge_id: string; options: PublicKeyCredentialCreationOptionsJSON };
type Asked = { challenge_id: string; options: PublicKeyCredentialRequestOptionsJSON };
type Circumstances = Parameters<SoftwareAuthenticator['get']>[1];

/** Calls what the protocol has for passkeys, with a phone that answers. */
export function passkeyCaller(auth: Caller) {
  const begin = (token: string, body: unknown = {}, headers: Record<string, string> = {}) =>
    auth.call('POST', '/passkeys/registration/options', { token, body, headers });
  const add = async (
    token: string,
    phone = softwareAuthenticator(),
    circumstances: Circumstances = {},
  ): Promise<Answer> => {
    const begun = (await begin(token, { current_password: PASSWORD })).body as Begun;
    const credential = phone.create(begun.options, circumstances);
    const body = { challenge_id: begun.challenge_id, credential };
    return auth.call('POST', '/passkeys/registration/verify', { token, body });
  };
  const ask = async () => (await auth.post('/passkeys/authentication/options', {})).body as Asked;
  const answer = (challenge_id: string, credential: unknown) =>
    auth.post('/passkeys/authentication/verify', { challenge_id, credential });
  return {
    begin,
    add,
    ask,
    answer,
    /** A person's phone with a passkey on it. */
    async given(token: string): Promise<{ id: string; phone: SoftwareAuthenticator }> {
      const phone = softwareAuthenticator();
      const { status, body } = await add(token, phone);
      expect(status).toBe(200);
      return { id: String(body.id), phone };
    },
    async signIn(phone: SoftwareAuthenticator, circumstances: Circumstances = {}): Promise<Answer> {
      const { challenge_id, options } = await ask();
      return answer(challenge_id, phone.get(options, circumstances));
    },
    tokensOf: ({ body }: Answer) => body as unknown as Tokens,
  };
}
