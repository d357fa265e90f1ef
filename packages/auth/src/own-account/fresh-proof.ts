import { Refusal } from '@bayan/domain/errors';
import type { Queryable } from '@bayan/platform/db/database';
import type { Bearer } from '@bayan/platform/http/bearer';
import { proofsIn } from '#devices/browser-proofs.ts';
import { findAuthSessionOf } from '#store/auth-sessions.repository.ts';
import { isInItsBrowser } from './shown-here.ts';

/** How long a proof of identity counts for what cannot be taken back (R841). */
export const FRESH_MS = 15 * 60_000;

interface Call {
  readonly bearer: Bearer;
  readonly headers: Headers;
  readonly now: Date;
}

/**
 * Whoever sits before an open sign-in gets no further: the person signed in, or showed who they are, a moment ago and in
 * this browser.
 */
export async function demandFreshProof(
  db: Queryable,
  { bearer: { userId, authSessionId }, headers, now }: Call,
): Promise<void> {
  const authSession = await findAuthSessionOf(db, authSessionId, userId);
  if (!authSession) throw new Refusal('auth.required');
  const { createdAt, provedAt, amr } = authSession;
  const given = [
    createdAt.getTime(),
    provedAt?.getTime() ?? 0,
    ...amr.map(({ timestamp }) => timestamp * 1000),
  ];
  const isHere = isInItsBrowser(authSession, { device: { proofs: proofsIn(headers) } });
  if (!isHere || Math.max(...given) + FRESH_MS < now.getTime()) throw new Refusal('access.fresh-proof');
}
