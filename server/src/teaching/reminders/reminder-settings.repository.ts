import { ALL_REMINDERS } from '@bayan/domain/reminders/reminder-switches';
import type { ReminderSettings, ReminderSettingsForm } from '@bayan/domain/reminders/reminders.contract';
import type { Queryable, Transaction } from '@bayan/platform/db/database';
import { eq } from 'drizzle-orm';
import { students } from '#schema/people.ts';
import { reminderSettings } from '#schema/reminders.ts';

const columns = {
  lessonDay: reminderSettings.lessonDay,
  lessonHour: reminderSettings.lessonHour,
  homeworkDay: reminderSettings.homeworkDay,
  version: reminderSettings.version,
};

/** A family that has never chosen gets all of them. */
export async function findReminderSettings(q: Queryable, studentId: string): Promise<ReminderSettings> {
  const [row] = await q
    .select(columns)
    .from(reminderSettings)
    .where(eq(reminderSettings.studentId, studentId));
  return row ?? ALL_REMINDERS;
}

/** The same, and nobody else changes them until the transaction ends; null where there is no such student. */
export async function lockReminderSettings(
  tx: Transaction,
  studentId: string,
): Promise<ReminderSettings | null> {
  const [student] = await tx
    .select({ id: students.profileId })
    .from(students)
    .where(eq(students.profileId, studentId))
    .for('update');
  return student ? findReminderSettings(tx, studentId) : null;
}

export async function writeReminderSettings(
  tx: Transaction,
  studentId: string,
  form: ReminderSettingsForm,
): Promise<ReminderSettings> {
  const [row] = await tx
    .insert(reminderSettings)
    .values({ studentId, ...form })
    .onConflictDoUpdate({ target: reminderSettings.studentId, set: form })
    .returning(columns);
  if (!row) throw new Error('the choice of reminders was not kept');
  return row;
}
