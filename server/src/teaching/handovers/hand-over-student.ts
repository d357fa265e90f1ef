import type { AssignmentRecord } from '@bayan/domain/assignments/assignments.contract';
import { assignmentView } from '@bayan/domain/assignments/assignments.contract';
import { isOverlap } from '@bayan/domain/availability/ranges';
import { Refusal } from '@bayan/domain/errors';
import type { HandoverForm, HandoverRecord } from '@bayan/domain/handovers/handovers.contract';
import type { Transaction } from '@bayan/platform/db/database';
import type { RecordVersion } from '@bayan/platform/http/route';
import type { ActionContext } from '#academy/audit/audit.repository.ts';
import { assignTutor } from '#people/assignments/assign-tutor.ts';
import { holdPair, lockAssignment } from '#people/assignments/assignments.repository.ts';
import { endAssignment } from '#people/assignments/end-assignment.ts';
import { collectSessionChanges } from '#teaching/sessions/collect-session-changes.ts';
import { sessionsFollowAssignments } from '#teaching/sessions/follow-assignment.ts';
import { reassignSession } from '#teaching/sessions/reassign-session.ts';
import type { SessionChanges } from '#teaching/sessions/session-changes.ts';
import { findClash } from '#teaching/sessions/session-clash.repository.ts';
import { listTimeOffIn } from '#teaching/time-off/time-off.repository.ts';
import { countToHandOver, lockToHandOver } from './handovers.repository.ts';

export interface HandoverParts {
  readonly sessionChanges: SessionChanges;
}

/**
 * Another tutor teaches the student the subject from now on, and gives the lessons to come for which she is free (R881).
 * The assignment ends last, so that no lesson waits for a tutor which has one already; everybody hears once of them all.
 */
export async function handOverStudent(
  tx: Transaction,
  context: ActionContext,
  seen: RecordVersion,
  { tutorId }: HandoverForm,
  { sessionChanges }: HandoverParts,
): Promise<HandoverRecord> {
  const { changes, tell } = collectSessionChanges(sessionChanges);
  const assignmentChanges = sessionsFollowAssignments(changes);
  const former = await lockOpenAssignment(tx, seen);
  const { subject, student } = former;
  if (former.tutor.id === tutorId) throw new Refusal('assignment.person', { field: 'tutorId' });
  const pair = { tutorId, studentId: student.id };
  if ((await holdPair(tx, { ...pair, subject })) !== 'current')
    await assignTutor(tx, context, { ...pair, subject }, assignmentChanges);
  const lessons = await lockToHandOver(tx, former, context.now);
  const until = lessons.at(-1)?.endsAt ?? context.now;
  const timeOff = await listTimeOffIn(tx, tutorId, { from: context.now, until });
  const away = timeOff.map(off => ({ from: off.startsAt, until: off.endsAt }));
  let moved = 0;
  for (const { id, version, startsAt, endsAt } of lessons) {
    if (away.some(off => isOverlap(off, { from: startsAt, until: endsAt }))) continue;
    if (await findClash(tx, context.actor, { ...pair, startsAt, endsAt, except: id })) continue;
    await reassignSession(tx, context, { id, version }, { tutorId }, changes);
    moved += 1;
  }
  const left = await countToHandOver(tx, former, context.now);
  const assignment = await endAssignment(tx, context, seen, assignmentChanges);
  await tell(tx, context);
  return { assignment, moved, left };
}

async function lockOpenAssignment(
  tx: Transaction,
  { id, version }: RecordVersion,
): Promise<AssignmentRecord> {
  const found = await lockAssignment(tx, id);
  if (!found) throw new Refusal('not-found');
  if (found.version !== version)
    throw new Refusal('conflict.stale', { current: assignmentView.parse(found) });
  if (found.until !== null) throw new Refusal('assignment.ended');
  return found;
}
