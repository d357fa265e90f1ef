import type { LessonsOut } from '@bayan/domain/session-series/lessons-out';
import type { SeriesLesson } from '@bayan/domain/session-series/series-lesson';
import type { SessionRecord } from '@bayan/domain/sessions/sessions.contract';
import type { Transaction } from '@bayan/platform/db/database';
import type { ActionContext } from '#academy/audit/audit.repository.ts';
import type { ChangedSession } from '#teaching/sessions/session-changes.ts';
import { recordConsequence } from '#teaching/sessions/session-consequences.repository.ts';
import { deleteLessons, readLessons, withdrawLessons } from './series-lessons.repository.ts';

/** Takes lessons out of the plan (R457), and says what became of each. */
export async function takeOutLessons(
  tx: Transaction,
  context: ActionContext,
  { remove, cancel }: LessonsOut<SeriesLesson>,
): Promise<ChangedSession[]> {
  const { actor, now } = context;
  const removed = remove.map(({ id }) => id);
  const withdrawn = cancel.map(({ id }) => id);
  const before = await readLessons(tx, [...removed, ...withdrawn]);
  await deleteLessons(tx, removed);
  await withdrawLessons(tx, withdrawn, { by: actor.id, at: now });
  const kept = new Map((await readLessons(tx, withdrawn)).map(lesson => [lesson.id, lesson]));
  for (const lesson of kept.values()) await recordConsequence(tx, context, lesson);
  return before.map(lesson => ({ before: lesson, after: kept.get(lesson.id) ?? goneFrom(lesson, now) }));
}

/** A deleted lesson as its calendar entries end. */
const goneFrom = (lesson: SessionRecord, now: Date): SessionRecord => ({
  ...lesson,
  status: 'cancelled',
  outcome: 'withdrawn',
  cancellation: { at: now, reason: null },
  version: lesson.version + 1,
  updatedAt: now,
});
