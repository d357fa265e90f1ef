import { Refusal } from '@bayan/domain/errors';
import type { Member } from '@bayan/domain/profiles/actor';
import type { SlotsQuery } from '@bayan/domain/session-moves/session-moves.contract';
import { canActForFamily } from '@bayan/domain/sessions/session.policy';
import { isUpcoming } from '@bayan/domain/sessions/session-status';
import type { Queryable } from '@bayan/platform/db/database';
import { rulesOf } from '#teaching/sessions/session-rules.ts';
import { findSession } from '#teaching/sessions/sessions.repository.ts';
import { readMoveState, readStarts } from './move-question.ts';

/** The free times of some days, or why there are none to choose from (R479, R513). */
export async function listSlots(
  db: Queryable,
  { actor, now }: { readonly actor: Member; readonly now: Date },
  id: string,
  days: SlotsQuery,
) {
  const session = await findSession(db, actor, id);
  if (!session || !canActForFamily(actor, { studentId: session.student.id })) throw new Refusal('not-found');
  if (!isUpcoming(session, now)) throw new Refusal('session.not-upcoming');
  const state = await readMoveState(db, session, await rulesOf(db, session), now);
  const { obstacle, movesLeft, range } = state;
  const starts = obstacle ? [] : (await readStarts(db, session, state, days)).free;
  const latest = new Date(range.until.getTime() - 1);
  return { obstacle, movesLeft, earliest: range.from, latest, starts };
}
