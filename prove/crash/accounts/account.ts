import { randomBytes } from 'node:crypto';
import { readRefreshToken } from '@bayan/auth/tokens/refresh-token';
import type { Reply } from '#prove/crash/caller.ts';
import type { Scenario } from '#prove/crash/scenario.ts';
import { signIn } from './account-changes.ts';

export interface Tokens {
  readonly access: string;
  readonly refresh: string;
  readonly authSessionId: string;
}

/** Somebody with an account, as far as they have come with it. */
export interface Account {
  readonly id: string;
  email: string;
  password: string;
  tokens: Tokens;
}

/** A writer that lost an answer it cannot go on without begins anew with another account. */
export class AnswerLost extends Error {}

export const newPassword = () => `Harbour ${randomBytes(9).toString('base64url')} lantern`;

export function tokensIn(reply: Reply | null): Tokens {
  const { access_token, refresh_token } = reply?.body ?? {};
  if (!access_token) throw new AnswerLost();
  const refresh = String(refresh_token);
  const authSessionId = readRefreshToken(refresh)?.authSessionId ?? '';
  return { access: String(access_token), refresh, authSessionId };
}

/** The same as our own API answers it. */
export const raisedIn = (reply: Reply | null): Tokens =>
  tokensIn(
    reply && {
      ...reply,
      body: { access_token: reply.body.accessToken, refresh_token: reply.body.refreshToken },
    },
  );

/** A further sign-in of the same person, which stays until it is ended. */
export async function enter(
  { perform, held }: Scenario,
  { email, password, id }: Omit<Account, 'tokens'>,
): Promise<Tokens> {
  const tokens = tokensIn(await perform(signIn(email, password, id)));
  held.add(tokens.authSessionId);
  return tokens;
}
