import { REMINDED } from '@bayan/domain/reminders/reminder-kind';
import { SUBJECTS } from '@bayan/domain/subjects/subjects';
import { z } from 'zod';

const text = z.string();

const tutorChange = z.object({
  reader: z.enum(REMINDED),
  /** The first name, as in reminders. */
  student: text,
  /** Of the tutor who has left, or who gives the lesson now. */
  name: text,
  timezone: text,
  tutorTimezone: text,
  /** As JSON: what the outbox holds of a mail are texts. */
  lessons: text,
  /** Whether later ones are left out. */
  areMore: z.enum(['yes', 'no']),
});
export type TutorChangeData = z.infer<typeof tutorChange>;

const toldLessons = z.array(z.object({ subject: z.enum(SUBJECTS), moment: z.iso.datetime(), minutes: text }));
export const readLessons = (written: string) => toldLessons.parse(JSON.parse(written));

/** To the family: lessons wait for another tutor (R603). That one has its new tutor only another version still writes. */
export const tutorChangeKinds = { 'tutor-left': tutorChange, 'lesson-given': tutorChange };

export const isTutorChange = (data: object): data is TutorChangeData => 'lessons' in data;
