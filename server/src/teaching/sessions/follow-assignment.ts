import type { SessionRecord } from '@bayan/domain/sessions/sessions.contract';
import type { Transaction } from '@bayan/platform/db/database';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import type { AssignedPair, AssignmentChanges } from '#people/assignments/assignment-changes.ts';
import type { SessionChanges } from './session-changes.ts';
import { listNotOver } from './sessions.repository.ts';

/**
 * With an assignment's end the database takes the lessons to come from the tutor, and gives those back that still wait
 * when the two are joined again (R602). It is put on record, and the family hears once of lessons that wait (R603).
 */
export const sessionsFollowAssignments = (changes: Pick<SessionChanges, 'tutorLeft'>): AssignmentChanges => ({
  async beginning(tx, context, pair) {
    const changedLessons = await watchLessons(tx, context, pair);
    return async () => {
      await recordLessons(tx, context, 'session.tutor-back', await changedLessons());
    };
  },
  async ending(tx, context, pair) {
    const changedLessons = await watchLessons(tx, context, pair);
    return async () => {
      const changed = await changedLessons();
      await recordLessons(tx, context, 'session.tutor-left', changed);
      const left = changed.map(({ after }) => after);
      await changes.tutorLeft(tx, context, left);
    };
  },
});

interface ChangedLesson {
  readonly before: SessionRecord | undefined;
  readonly after: SessionRecord;
}

/** Reads the lessons of the two that are not over; asked later, it says which of them have another version. */
async function watchLessons(tx: Transaction, { now }: ActionContext, { tutor, student }: AssignedPair) {
  const ofPair = () => listNotOver(tx, { tutorId: tutor.id, studentId: student.id }, now);
  const known = new Map((await ofPair()).map(lesson => [lesson.id, lesson]));
  return async (): Promise<ChangedLesson[]> =>
    (await ofPair())
      .map(after => ({ before: known.get(after.id), after }))
      .filter(({ before, after }) => before?.version !== after.version);
}

async function recordLessons(
  tx: Transaction,
  context: ActionContext,
  action: 'session.tutor-left' | 'session.tutor-back',
  changed: readonly ChangedLesson[],
): Promise<void> {
  for (const { before, after } of changed)
    await recordChange(tx, context, { action, noun: 'sessions', targetId: after.id, before, after });
}
