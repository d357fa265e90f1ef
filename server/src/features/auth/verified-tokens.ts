import type { AccessTokens } from './access-token.ts';

const MOST = 2000;

/**
 * Remembers whose a token is once its signature was verified, which costs more than reading a record. Nothing is lost
 * by it: the keys stay the same while the process runs, and whether the auth session still exists is not remembered.
 */
export function rememberVerified(verify: AccessTokens['verify']): AccessTokens['verify'] {
  const known = new Map<string, Awaited<ReturnType<AccessTokens['verify']>>>();
  return async (token, now) => {
    const found = known.get(token);
    if (found && found.expiresAt > now) return found;
    const subject = await verify(token, now);
    const [oldest] = known.keys();
    if (oldest !== undefined && known.size >= MOST) known.delete(oldest);
    known.set(token, subject);
    return subject;
  };
}
