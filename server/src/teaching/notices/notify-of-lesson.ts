import type { Transaction } from '@bayan/platform/db/database';
import type { ActionContext } from '#academy/audit/audit.repository.ts';
import { type LessonChanged, lessonNews } from './lesson-news.ts';
import { notifyOfChange } from './notify-of-change.ts';

/** Tells of a change to a lesson whoever it concerns (R525). */
export async function notifyOfLesson(
  tx: Transaction,
  context: ActionContext,
  changed: LessonChanged,
): Promise<void> {
  const news = await lessonNews(tx, context, changed);
  if (news) await notifyOfChange(tx, news, context.now);
}
