/** What the sign-in service wrote into the address when it sent the browser back from a mailed link. */
export type AuthAnswer =
  | { readonly kind: 'signed-in'; readonly by: string }
  | { readonly kind: 'refused'; readonly code: string };

/** Behind the #, where the service puts it, or behind the ?, where some of its versions repeat a refusal. */
export function authAnswerIn({ hash, search }: Pick<Location, 'hash' | 'search'>): AuthAnswer | null {
  const answer = new URLSearchParams(hash.replace(/^#/, ''));
  const code = answer.get('error_code') ?? new URLSearchParams(search).get('error_code');
  if (code) return { kind: 'refused', code };
  return answer.has('access_token') ? { kind: 'signed-in', by: answer.get('type') ?? '' } : null;
}
