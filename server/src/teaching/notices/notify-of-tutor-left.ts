import type { SessionRecord } from '@bayan/domain/sessions/sessions.contract';
import type { Transaction } from '@bayan/platform/db/database';
import type { ActionContext } from '#academy/audit/audit.repository.ts';
import { mailTutorLeft } from './mail-tutor-left.ts';
import { withdrawLessonNotices } from './withdraw-lesson-notices.ts';

export const waitsForTutor = ({ status, tutorLeftAt }: SessionRecord) =>
  status === 'scheduled' && tutorLeftAt !== null;

/** Tells the family of one student once that lessons wait for another tutor (R603). */
export async function notifyOfTutorLeft(
  tx: Transaction,
  { now }: ActionContext,
  lessons: readonly SessionRecord[],
): Promise<void> {
  await withdrawLessonNotices(tx, lessons, now);
  await mailTutorLeft(tx, lessons.filter(waitsForTutor), { now });
}
