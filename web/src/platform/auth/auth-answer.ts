/** What the sign-in service wrote into the address when it sent the browser back from a mailed link. */
export type AuthAnswer =
  | {
      readonly kind: 'signed-in';
      /** What the link was mailed for. */
      readonly by: string;
      readonly accessToken: string;
      readonly refreshToken: string;
    }
  | { readonly kind: 'refused'; readonly code: string };

/** Behind the #, where the service puts it, or behind the ?, where some of its versions repeat a refusal. */
export function authAnswerIn({ hash, search }: Pick<Location, 'hash' | 'search'>): AuthAnswer | null {
  const answer = new URLSearchParams(hash.replace(/^#/, ''));
  const code = answer.get('error_code') ?? new URLSearchParams(search).get('error_code');
  if (code) return { kind: 'refused', code };
  const accessToken = answer.get('access_token');
  const refreshToken = answer.get('refresh_token');
  if (!accessToken || !refreshToken) return null;
  return { kind: 'signed-in', by: answer.get('type') ?? '', accessToken, refreshToken };
}
