import type { AssignmentRecord } from '@bayan/domain/assignments/assignments.contract';
import { assignmentView } from '@bayan/domain/assignments/assignments.contract';
import { isOverlap } from '@bayan/domain/availability/ranges';
import { Refusal } from '@bayan/domain/errors';
import type { HandoverForm, HandoverRecord } from '@bayan/domain/handovers/handovers.contract';
import type { Transaction } from '@bayan/platform/db/database';
import type { RecordVersion } from '@bayan/platform/http/route';
import type { ActionContext } from '#academy/audit/audit.repository.ts';
import { assignTutor } from '#people/assignments/assign-tutor.ts';
import type { AssignmentChanges } from '#people/assignments/assignment-changes.ts';
import { holdPair, lockAssignment } from '#people/assignments/assignments.repository.ts';
import { endAssignment } from '#people/assignments/end-assignment.ts';
import { reassignSession } from '#teaching/sessions/reassign-session.ts';
import type { SessionChanges } from '#teaching/sessions/session-changes.ts';
import { findClash } from '#teaching/sessions/session-clash.repository.ts';
import { listTimeOffIn } from '#teaching/time-off/time-off.repository.ts';
import { countToHandOver, lockToHandOver } from './handovers.repository.ts';

export interface HandoverParts {
  readonly assignmentChanges: AssignmentChanges;
  readonly sessionChanges: SessionChanges;
}

/**
 * Another tutor teaches the student the subject from now on, and gives the lessons to come for which she is free (R881).
 * The assignment ends last: so nobody hears that a lesson waits for a tutor which has one already.
 */
export async function handOverStudent(
  tx: Transaction,
  context: ActionContext,
  seen: RecordVersion,
  { tutorId }: HandoverForm,
  { assignmentChanges, sessionChanges }: HandoverParts,
): Promise<HandoverRecord> {
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
    await reassignSession(tx, context, { id, version }, { tutorId }, sessionChanges);
    moved += 1;
  }
  const left = await countToHandOver(tx, former, context.now);
  const assignment = await endAssignment(tx, context, seen, assignmentChanges);
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
