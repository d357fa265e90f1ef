import { consequenceOf } from '@bayan/domain/sessions/session-consequence';
import type { SessionRecord } from '@bayan/domain/sessions/sessions.contract';
import type { Transaction } from '@bayan/platform/db/database';
import type { ActionContext } from '#academy/audit/audit.repository.ts';
import { sessionConsequences } from '#schema/teaching.ts';
import { rulesOf } from './session-rules.ts';

type Closed = Pick<
  SessionRecord,
  'id' | 'tutor' | 'startsAt' | 'duration' | 'outcome' | 'failureSide' | 'taughtMinutes'
>;

/** Keeps what the session means for bills and pay as it stands now (R516). The newest fact of a session counts. */
export async function recordConsequence(
  tx: Transaction,
  { actor, now }: ActionContext,
  session: Closed,
): Promise<void> {
  const { cutOffHours } = await rulesOf(tx, session);
  await tx.insert(sessionConsequences).values({
    sessionId: session.id,
    cause: session.outcome ?? 'open-again',
    ...consequenceOf(session, session.duration),
    cutOffHours,
    tutorTimezone: session.tutor.timezone,
    decidedBy: actor.id,
    at: now,
  });
}
