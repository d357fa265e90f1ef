import type { AuthBody } from './auth-body.ts';
import { AuthError } from './auth-error.ts';

/** Clients name a provider or, for those of their own, its issuer. */
const ISSUERS: ReadonlyMap<string, string> = new Map([
  ['apple', 'https://appleid.apple.com'],
  ['azure', 'https://login.microsoftonline.com/common/v2.0'],
  ['facebook', 'https://www.facebook.com'],
  ['google', 'https://accounts.google.com'],
  ['kakao', 'https://kauth.kakao.com'],
]);

/** Nobody's token but our own signs anybody in. */
export function idTokenRefused({ provider = '', issuer }: AuthBody): AuthError {
  const named = ISSUERS.get(provider) ?? issuer ?? provider;
  return new AuthError(400, 'provider_disabled', `Provider (issuer "${named}") is not enabled`);
}
