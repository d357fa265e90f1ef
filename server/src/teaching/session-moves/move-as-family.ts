import { Refusal } from '@bayan/domain/errors';
import type { MoveObstacle } from '@bayan/domain/session-moves/move-obstacle';
import type { MoveForm } from '@bayan/domain/session-moves/session-moves.contract';
import type { SessionRecord } from '@bayan/domain/sessions/sessions.contract';
import type { Transaction } from '@bayan/platform/db/database';
import type { RecordVersion } from '@bayan/platform/http/route';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { lockSessionForFamily } from '#teaching/sessions/lock-session-for-family.ts';
import type { SessionChanges } from '#teaching/sessions/session-changes.ts';
import { findSession, updateSession } from '#teaching/sessions/sessions.repository.ts';
import { readMoveState, readStarts } from './move-question.ts';
import { holdMoves, insertMove } from './session-moves.repository.ts';
import { dayOf } from './slot-facts.ts';

const REFUSALS = {
  'no-self-service': 'session.no-self-service',
  'no-tutor': 'session.no-self-service',
  'no-hours': 'session.no-self-service',
  'cut-off': 'session.cut-off',
  'moves-used': 'session.moves-used',
} as const satisfies Record<MoveObstacle, string>;

/** Its family moves an upcoming session to a free time (R513). */
export async function moveAsFamily(
  tx: Transaction,
  context: ActionContext,
  seen: RecordVersion,
  form: MoveForm,
  changes: SessionChanges,
): Promise<SessionRecord> {
  const { actor, now } = context;
  const { session: before, rules } = await lockSessionForFamily(tx, context, seen);
  const { id, student, tutor, startsAt: wasAt } = before;
  await holdMoves(tx, [student.id, tutor.id]);
  const state = await readMoveState(tx, before, rules, now);
  if (state.obstacle) throw new Refusal(REFUSALS[state.obstacle]);
  const startsAt = new Date(form.startsAt);
  const isIn = (starts: readonly Date[]) => starts.some(start => start.getTime() === startsAt.getTime());
  const { free, offered } = await readStarts(tx, before, state, dayOf(startsAt, student.timezone));
  if (!isIn(offered)) throw new Refusal('session.slot', { field: 'startsAt' });
  if (!isIn(free)) throw new Refusal('session.slot-taken', { field: 'startsAt', slots: free });
  // Its clock is the family's of today (R230).
  await updateSession(tx, id, { startsAt, familyTimezone: student.timezone });
  await insertMove(tx, {
    ...{ sessionId: id, studentId: student.id, wasAt, nowAt: startsAt },
    ...{ movedBy: actor.id, at: now },
  });
  const after = await findSession(tx, actor, id);
  if (!after) throw new Refusal('not-found');
  await recordChange(tx, context, {
    action: 'session.changed',
    noun: 'sessions',
    targetId: id,
    before,
    after,
  });
  await changes.changed(tx, context, { before, after });
  return after;
}
