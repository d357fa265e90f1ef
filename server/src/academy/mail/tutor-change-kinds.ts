import { REMINDED } from '@bayan/domain/reminders/reminder-kind';
import { SUBJECTS } from '@bayan/domain/subjects/subjects';
import { z } from 'zod';

/** Those of a term with a lesson a week; of more the mail says that there are. */
export const MAX_LESSONS_TOLD = 12;

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

const lesson = z.object({ subject: z.enum(SUBJECTS), moment: z.iso.datetime(), minutes: text });
export type ToldLesson = z.infer<typeof lesson>;

/** To the family: lessons wait for another tutor (R603). That one has its new tutor only another version still writes. */
export const tutorChangeKinds = { 'tutor-left': tutorChange, 'lesson-given': tutorChange };

export const isTutorChange = (data: object): data is TutorChangeData => 'areMore' in data;
export const readLessons = (written: string) => z.array(lesson).parse(JSON.parse(written));

const settledLesson = lesson.extend({
  /** Whose clock is told beside; empty where there is nobody. */
  otherTimezone: text,
  outcome: z.enum(['given', 'cancelled', 'waits']),
  /** Who gives it now, or to a tutor whose it is; empty where nobody gives it. */
  with: text,
});
export type SettledLesson = z.infer<typeof settledLesson>;

const lessonsSettled = z.object({
  /** A tutor whose sessions are new, no longer hers, or both. */
  reader: z.enum([...REMINDED, 'tutor', 'former-tutor', 'tutor-both']),
  /** The first name; to a tutor each lesson says whose it is. */
  student: text,
  /** Of the tutor who gave them. */
  name: text,
  timezone: text,
  /** As JSON: the soonest of them. */
  settled: text,
  /** How many there are in all. */
  count: text,
  reason: text,
  /** As JSON: the lessons as they stand in the reader's calendar. */
  events: text,
  page: text,
  /** Stops them for this reader; empty where that is not offered. */
  stop: text,
});
export type LessonsSettledData = z.infer<typeof lessonsSettled>;

/** What became of several lessons at once, each reader's in one mail (R607). */
export const lessonsSettledKinds = { 'lessons-settled': lessonsSettled };

export const tellsSettled = (data: object): data is LessonsSettledData => 'settled' in data;
export const readSettled = (written: string) => z.array(settledLesson).parse(JSON.parse(written));
export const readEvents = (written: string) => z.array(text).parse(JSON.parse(written));
