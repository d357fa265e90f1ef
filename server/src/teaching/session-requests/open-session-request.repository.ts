import { Refusal } from '@bayan/domain/errors';
import type { SessionRequestKind } from '@bayan/domain/session-requests/session-request-status';
import type { SessionRequestRecord } from '@bayan/domain/session-requests/session-requests.contract';
import { isUpcoming } from '@bayan/domain/sessions/session-status';
import type { Transaction } from '@bayan/platform/db/database';
import { recordChange } from '#academy/audit/audit.repository.ts';
import { lockSession } from '#teaching/sessions/sessions.repository.ts';
import { mailTutorAboutRequest } from './session-request-mails.ts';
import { findSessionRequest, insertSessionRequest } from './session-requests.repository.ts';

/** On whose behalf, when, and in which request: a student's own, or that of whoever holds a link mailed to them. */
interface Asking {
  readonly student: { readonly id: string };
  readonly now: Date;
  readonly requestId: string | null;
}

interface Asked {
  readonly sessionId: string;
  readonly kind: SessionRequestKind;
  readonly reason: string;
  readonly wish: { readonly startsAt: Date; readonly timezone: string } | null;
}

/**
 * Keeps what a student asks about an upcoming session of theirs, records it and tells whoever answers (R113, R117). For every feature
 * through which one asks: whatever stands in the way is refused here.
 */
export async function openSessionRequest(
  tx: Transaction,
  { student, now, requestId }: Asking,
  { sessionId, kind, reason, wish }: Asked,
): Promise<SessionRequestRecord> {
  const viewer = { id: student.id, role: 'student' } as const;
  const session = await lockSession(tx, viewer, sessionId);
  if (!session) throw new Refusal('not-found', { field: 'sessionId' });
  if (!isUpcoming(session, now)) throw new Refusal('session-request.closed');
  const id = await insertSessionRequest(tx, {
    sessionId,
    tutorId: session.tutor.id,
    studentId: student.id,
    kind,
    reason,
    wishedAt: wish?.startsAt ?? null,
    wishedTimezone: wish?.timezone ?? null,
    createdAt: now,
    updatedAt: now,
  });
  const after = id === null ? null : await findSessionRequest(tx, viewer, id);
  if (!after) throw new Refusal('session-request.exists');
  await mailTutorAboutRequest(tx, after, now);
  await recordChange(
    tx,
    { actor: student, now, requestId },
    { action: 'session-request.asked', noun: 'session-requests', targetId: after.id, after },
  );
  return after;
}
