import { type AssignmentRecord, assignmentView } from '@bayan/domain/assignments/assignment';
import { Refusal } from '@bayan/domain/errors';
import type { Transaction } from '#db/database.ts';
import { type Deed, recordChange } from '#features/audit/audit.repository.ts';
import { mailTutorChange } from '#features/sessions/tutor-change-mails.repository.ts';
import type { Seen } from '#http/route.ts';
import { closeAssignment, findAssignment, lockAssignment } from './assignments.repository.ts';
import { lessonsOfPair, recordLessons } from './lessons-of-pair.ts';

/** The last one takes the lessons to come from the tutor (R602), and the family hears of it once (R603). */
export async function endAssignment(
  tx: Transaction,
  deed: Deed,
  { id, version }: Seen,
): Promise<AssignmentRecord> {
  const { actor, now } = deed;
  const before = await lockAssignment(tx, id);
  if (!before) throw new Refusal('not-found');
  if (before.version !== version)
    throw new Refusal('conflict.stale', { current: assignmentView.parse(before) });
  if (before.until !== null) throw new Refusal('assignment.ended');
  const lessons = await lessonsOfPair(tx, before, now);
  await closeAssignment(tx, id, actor.id, now);
  const after = await findAssignment(tx, id);
  if (!after) throw new Refusal('not-found');
  await recordChange(tx, deed, {
    action: 'assignment.ended',
    noun: 'assignments',
    targetId: id,
    before,
    after,
  });
  const left = await recordLessons(tx, deed, {
    before: lessons,
    after: await lessonsOfPair(tx, before, now),
    action: 'session.tutor-left',
  });
  const waiting = left.filter(({ status, tutorLeftAt }) => status === 'scheduled' && tutorLeftAt);
  await mailTutorChange(tx, 'tutor-left', waiting, now);
  return after;
}
