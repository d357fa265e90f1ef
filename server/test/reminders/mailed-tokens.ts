import type { Answer } from '@bayan/domain/reminders/lesson-answer';
import { readFormSecret } from '@bayan/platform/db/own-signature';
import { and, eq } from 'drizzle-orm';
import { profiles } from '#schema/people.ts';
import { reminders } from '#schema/reminders.ts';
import { writeStopToken } from '#teaching/mail-stops/stop-tokens.ts';
import { writeReplyToken } from '#teaching/reminders/reminder-tokens.ts';
import { addSession } from '#test/builders.ts';
import type { TestApp } from '#test/harness.ts';

/** Of a link in the reminder of a new lesson, which went out. */
export async function newReplyToken(
  app: TestApp,
  pair: { readonly tutorId: string; readonly studentId: string },
  answer: Answer = 'confirm',
): Promise<string> {
  const { id, startsAt } = await addSession(app, pair);
  const [reminder] = await app.db
    .update(reminders)
    .set({ status: 'queued' })
    .where(and(eq(reminders.sessionId, id), eq(reminders.kind, 'lesson-day')))
    .returning();
  const claim = { answer, reader: 'student', reminderId: reminder?.id ?? '', startsAt } as const;
  return writeReplyToken(await readFormSecret(app.db), {
    ...claim,
    to: await addressOf(app, pair.studentId),
  });
}

export const newStopToken = async (app: TestApp, studentId: string) =>
  writeStopToken(await readFormSecret(app.db), {
    kind: 'lesson-day',
    studentId,
    to: await addressOf(app, studentId),
  });

async function addressOf({ db }: TestApp, id: string): Promise<string> {
  const [person] = await db.select().from(profiles).where(eq(profiles.id, id));
  return person?.email ?? '';
}
