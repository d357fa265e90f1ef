import type { ErrorCode } from '@bayan/domain/errors';
import type { SecurityEventReason } from '@bayan/domain/security-events/security-event-kind';
import type { Database } from '@bayan/platform/db/database';
import type { RefusedCall } from '@bayan/platform/http/dispatch';
import { sourceOf } from '@bayan/platform/http/request-source';
import type { Logger } from 'pino';
import { recordSecurityEvent } from './security-events.repository.ts';

/** Refusals of the API that an honest page never meets, or seldom. */
const REASONS: Readonly<Partial<Record<ErrorCode, SecurityEventReason>>> = {
  'access.role': 'role',
  'access.right': 'right',
  'access.no-role': 'no-role',
  'access.awaiting-approval': 'awaiting-approval',
  'not-found': 'not-found',
};

/** A wrong recovery code is a wrong second factor, and says nothing of a page (R644). */
const RECOVERY_CODE = 'auth.recovery-code' satisfies ErrorCode;

/**
 * Keeps that a signed-in person was refused (R634). An id that is not theirs and one that is not there leave the same
 * trace after the same work, so that neither tells the other apart (R283). That it could not be kept is no answer.
 */
export const createNoteRefusedAccess =
  ({ db, log }: { readonly db: Database; readonly log: Pick<Logger, 'error'> }) =>
  async ({ actor, route, code, facts, headers }: RefusedCall): Promise<void> => {
    const reason = REASONS[code];
    const isOfPage = reason && (code !== 'not-found' || route.path.includes('{'));
    if (!isOfPage && code !== RECOVERY_CODE) return;
    const what = isOfPage
      ? { kind: 'access-refused' as const, reason, place: `${route.method.toUpperCase()} ${route.path}` }
      : { kind: 'second-factor-failed' as const, reason: 'wrong-code' as const };
    await recordSecurityEvent(db, {
      ...what,
      personId: actor.id,
      source: sourceOf(headers, facts.clientAddress),
      now: facts.now,
    }).catch((error: unknown) => log.error({ err: error }, 'a refused access was not kept'));
  };
