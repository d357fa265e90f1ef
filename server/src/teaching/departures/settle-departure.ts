import type { DepartureForm } from '@bayan/domain/departures/departures.contract';
import { DEPARTURE_LIMITS } from '@bayan/domain/departures/departures.limits';
import { Refusal } from '@bayan/domain/errors';
import type { Transaction } from '@bayan/platform/db/database';
import type { RecordVersion } from '@bayan/platform/http/route';
import type { ActionContext } from '#academy/audit/audit.repository.ts';
import { assignTutor } from '#people/assignments/assign-tutor.ts';
import type { AssignmentChanges } from '#people/assignments/assignment-changes.ts';
import { holdPair } from '#people/assignments/assignments.repository.ts';
import { endAssignment } from '#people/assignments/end-assignment.ts';
import { lockPersonForChange } from '#people/profiles/lock-person.ts';
import type { PersonChanges } from '#people/profiles/person-changes.ts';
import { setActive } from '#people/profiles/set-active.ts';
import { changeSessionStatus } from '#teaching/sessions/change-session-status.ts';
import { collectSessionChanges } from '#teaching/sessions/collect-session-changes.ts';
import { sessionsFollowAssignments } from '#teaching/sessions/follow-assignment.ts';
import { hasLessonNow } from '#teaching/sessions/lessons-left.repository.ts';
import { reassignSession } from '#teaching/sessions/reassign-session.ts';
import type { SessionChanges } from '#teaching/sessions/session-changes.ts';
import { findSession } from '#teaching/sessions/sessions.repository.ts';
import { listToSettle, lockInForce } from './departures.repository.ts';

export interface DepartureParts {
  readonly sessionChanges: SessionChanges;
  readonly personChanges: PersonChanges;
}

type Lesson = Awaited<ReturnType<typeof listToSettle>>[number];
/** Who gives it from now on; null where it is cancelled. */
interface Settled extends Lesson {
  readonly newTutorId: string | null;
}

/**
 * Settles every lesson to come of a tutor, ends what is in force, and deactivates: all of it or nothing (R985). The lessons
 * go first, so that none waits for a tutor which has one already; everybody hears once of them all.
 */
export async function settleDeparture(
  tx: Transaction,
  context: ActionContext,
  seen: RecordVersion,
  form: DepartureForm,
  { sessionChanges, personChanges }: DepartureParts,
) {
  const { id: tutorId } = seen;
  const { now } = context;
  const person = await lockPersonForChange(tx, seen);
  if (person.profile.role !== 'tutor') throw new Refusal('not-found');
  if (await hasLessonNow(tx, tutorId, now)) throw new Refusal('profile.lesson-running');
  const { changes, tell } = collectSessionChanges(sessionChanges);
  const assignmentChanges = sessionsFollowAssignments(changes);
  const inForce = await lockInForce(tx, tutorId);
  const found = await listToSettle(tx, { tutorId, now, limit: DEPARTURE_LIMITS.lessons + 1 });
  const hasMore = found.length > DEPARTURE_LIMITS.lessons;
  const lessons = found.slice(0, DEPARTURE_LIMITS.lessons).map(lesson => chosenFor(lesson, form));
  const parts = { assignmentChanges, sessionChanges: changes };
  for (const lesson of lessons) await settle(tx, context, lesson, { form, parts });
  for (const assignment of inForce) await endAssignment(tx, context, assignment, assignmentChanges);
  const { profile } = hasMore ? person : await setActive(tx, context, seen, false, personChanges);
  await tell(tx, context);
  return { isActive: profile.isActive, settled: lessons.length, profileVersion: profile.version };
}

/** Somebody may have planned another one since the admin chose. */
function chosenFor(lesson: Lesson, { lessons }: DepartureForm): Settled {
  const choice = lessons.find(({ id }) => id === lesson.id);
  if (!choice) throw new Refusal('profile.lessons-to-come');
  return { ...lesson, newTutorId: choice.tutorId };
}

interface Settling {
  readonly form: DepartureForm;
  readonly parts: {
    readonly assignmentChanges: AssignmentChanges;
    readonly sessionChanges: SessionChanges;
  };
}

async function settle(
  tx: Transaction,
  context: ActionContext,
  lesson: Settled,
  { form: { reason }, parts }: Settling,
): Promise<void> {
  const { id, studentId, subject, newTutorId: tutorId } = lesson;
  if (tutorId !== null && (await holdPair(tx, { tutorId, studentId, subject })) !== 'current')
    await assignTutor(tx, context, { tutorId, studentId, subject }, parts.assignmentChanges);
  const session = await findSession(tx, context.actor, id);
  if (!session) throw new Refusal('profile.lessons-to-come');
  const seen = { id, version: session.version };
  if (tutorId === null)
    await changeSessionStatus(tx, context, seen, { status: 'cancelled', reason }, parts.sessionChanges);
  else await reassignSession(tx, context, seen, { tutorId }, parts.sessionChanges);
}
