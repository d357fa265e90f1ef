import {
  type NewSecurityEvent,
  recordSecurityEvent,
} from '#features/security-events/security-events.repository.ts';
import type { AuthContext } from './auth-context.ts';

/** Of what was refused, beside any transaction: that it could not be kept must not become the answer. */
export async function noteSecurityEvent(
  { db, log }: Pick<AuthContext, 'db' | 'log'>,
  event: NewSecurityEvent,
): Promise<void> {
  await recordSecurityEvent(db, event).catch((error: unknown) =>
    log.warn({ err: error, kind: event.kind }, 'a security event was not kept'),
  );
}
