interface Verified {
  readonly expiresAt: Date;
}
type Verify<V extends Verified> = (token: string, now: Date) => Promise<V>;

const MOST = 2000;

/**
 * Remembers whose a token is once its signature was verified, which costs more than reading a record: until it expires,
 * and no longer than its key may be believed without another look. Whether the auth session still exists is not
 * remembered.
 */
export function rememberVerified<V extends Verified>(
  verify: Verify<V>,
  longestMs = Number.POSITIVE_INFINITY,
): Verify<V> {
  const known = new Map<string, { readonly verified: V; readonly until: number }>();
  return async (token, now) => {
    const found = known.get(token);
    if (found && found.until > now.getTime()) return found.verified;
    const verified = await verify(token, now);
    const [oldest] = known.keys();
    if (oldest !== undefined && known.size >= MOST) known.delete(oldest);
    known.set(token, {
      verified,
      until: Math.min(verified.expiresAt.getTime(), now.getTime() + longestMs),
    });
    return verified;
  };
}
