import { Refusal } from '@bayan/domain/errors';
import type { Transaction } from '@bayan/platform/db/database';
import { hasLessonNow, hasLessonsToCome } from './lessons-left.repository.ts';

/** Nobody is signed out in the middle of a lesson, and no lesson is left with somebody who cannot come (R877). */
export async function refuseTutorWithLessons(
  tx: Transaction,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<void> {
  if (await hasLessonNow(tx, id, now)) throw new Refusal('profile.lesson-running');
  if (await hasLessonsToCome(tx, id, now)) throw new Refusal('profile.lessons-to-come');
}
