import { REMINDED } from '@bayan/domain/reminders/reminder-kind';
import { SUBJECTS } from '@bayan/domain/subjects/subjects';
import { z } from 'zod';

const text = z.string();

const reminder = {
  reader: z.enum(REMINDED),
  /** The first name: a subject line is read over many a shoulder. */
  student: text,
  tutor: text,
  subject: z.enum(SUBJECTS),
  /** When the lesson begins, or the homework is due. */
  moment: z.iso.datetime(),
  timezone: text,
  stopToken: text,
};

const lesson = z.object({
  ...reminder,
  minutes: text,
  tutorTimezone: text,
  /** Empty where the lesson has none. */
  joinLink: text,
  /** Empty where the family has confirmed already. */
  confirmToken: text,
  moveToken: text,
});
export type LessonReminder = z.infer<typeof lesson>;

/** What families are reminded of (R410). */
export const reminderKinds = {
  'lesson-day': lesson,
  'lesson-hour': lesson,
  'homework-day': z.object({ ...reminder, title: text }),
};
export type ReminderData = LessonReminder | z.infer<(typeof reminderKinds)['homework-day']>;

export const isReminder = (data: object): data is ReminderData => 'stopToken' in data;
