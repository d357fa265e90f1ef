import type { SessionRecord } from '@bayan/domain/sessions/session';
import type { Transaction } from '#db/database.ts';
import { type Deed, recordChange } from '#features/audit/audit.repository.ts';
import { listNotOver } from '#features/sessions/sessions.repository.ts';

interface People {
  readonly tutor: { readonly id: string };
  readonly student: { readonly id: string };
}

/** The lessons of two people that an assignment's end takes from the tutor, or a new one gives back. */
export const lessonsOfPair = (tx: Transaction, { tutor, student }: People, now: Date) =>
  listNotOver(tx, { tutorId: tutor.id, studentId: student.id }, now);

interface Followed {
  readonly before: readonly SessionRecord[];
  readonly after: readonly SessionRecord[];
  readonly action: 'session.tutor-left' | 'session.tutor-back';
}

/** What the database itself has done to them (R602), put on record; answers with those. */
export async function recordLessons(
  tx: Transaction,
  deed: Deed,
  { before, after, action }: Followed,
): Promise<SessionRecord[]> {
  const versions = new Map(before.map(lesson => [lesson.id, lesson]));
  const changed = after.filter(({ id, version }) => versions.get(id)?.version !== version);
  for (const lesson of changed)
    await recordChange(tx, deed, {
      action,
      noun: 'sessions',
      targetId: lesson.id,
      before: versions.get(lesson.id),
      after: lesson,
    });
  return changed;
}
