import type { AccountEvent } from '#auth-host.ts';
import type { AuthContext } from './auth-context.ts';

/** Of what was refused, beside any transaction: that it could not be kept must not become the answer. */
export async function noteSecurityEvent(
  { db, host, log }: Pick<AuthContext, 'db' | 'host' | 'log'>,
  event: AccountEvent,
): Promise<void> {
  await host
    .recordSecurityEvent(db, event)
    .catch((error: unknown) => log.warn({ err: error, kind: event.kind }, 'a security event was not kept'));
}
