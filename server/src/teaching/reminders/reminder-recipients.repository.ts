import type { Queryable, Transaction } from '@bayan/platform/db/database';
import { and, eq, not, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isFormerPair } from '#people/assignments/assignments.repository.ts';
import { guardians, profiles } from '#schema/people.ts';
import { reminderSettings, reminderStops, reminders } from '#schema/reminders.ts';
import { homework, sessions } from '#schema/teaching.ts';
import { isAmong } from './reminders.repository.ts';

const tutor = alias(profiles, 'tutor');
const student = alias(profiles, 'student');

/** Whom a reminder goes to, and from whom the lesson or the homework is. */
const people = {
  reminder: { id: reminders.id, kind: reminders.kind, moment: reminders.moment },
  tutor: { name: tutor.name, nameAr: tutor.nameAr, timezone: tutor.timezone },
  student: {
    id: student.id,
    name: student.name,
    nameAr: student.nameAr,
    timezone: student.timezone,
    email: student.email,
    language: student.language,
  },
  parent: { email: guardians.email, language: guardians.language },
  /** Who asked for no more of this kind (R660). */
  stoppedBy: sql<string[]>`array(select ${reminderStops.readerMark} from ${reminderStops}
    where ${reminderStops.studentId} = ${student.id} and ${reminderStops.kind} = ${reminders.kind})`,
};

/** Only of somebody who is active, and for whom the family has not switched this kind off (R410, R415). */
const isWanted = and(
  eq(student.isActive, true),
  sql`coalesce(case ${reminders.kind}
    when 'lesson-day' then ${reminderSettings.lessonDay}
    when 'lesson-hour' then ${reminderSettings.lessonHour}
    else ${reminderSettings.homeworkDay} end, true)`,
);

/** The lessons that some reminders are about. */
export const lessonsForMail = (tx: Transaction, ids: readonly string[]) =>
  tx
    .select({
      ...people,
      subject: sessions.subject,
      timezone: sessions.familyTimezone,
      minutes: sessions.durationMinutes,
      meetingLink: sessions.meetingLink,
      confirmedAt: sessions.confirmedAt,
    })
    .from(reminders)
    .innerJoin(sessions, eq(sessions.id, reminders.sessionId))
    .innerJoin(tutor, eq(tutor.id, sessions.tutorId))
    .innerJoin(student, eq(student.id, sessions.studentId))
    .leftJoin(guardians, and(eq(guardians.studentId, student.id), eq(guardians.position, 1)))
    .leftJoin(reminderSettings, eq(reminderSettings.studentId, student.id))
    .where(and(isAmong(ids), isWanted));
export type LessonForMail = Awaited<ReturnType<typeof lessonsForMail>>[number];

/** The homework that some reminders are about; not that of a former tutor, whose name the family would get by it (R601). */
export const homeworkForMail = (tx: Transaction, ids: readonly string[]) =>
  tx
    .select({ ...people, subject: homework.subject, title: homework.title })
    .from(reminders)
    .innerJoin(
      homework,
      and(eq(homework.id, reminders.homeworkId), not(isFormerPair(homework.tutorId, homework.studentId))),
    )
    .innerJoin(tutor, eq(tutor.id, homework.tutorId))
    .innerJoin(student, eq(student.id, homework.studentId))
    .leftJoin(guardians, and(eq(guardians.studentId, student.id), eq(guardians.position, 1)))
    .leftJoin(reminderSettings, eq(reminderSettings.studentId, student.id))
    .where(and(isAmong(ids), isWanted));
export type HomeworkForMail = Awaited<ReturnType<typeof homeworkForMail>>[number];

/** Whose reminders they are, and where they go to. */
export async function findFamily(q: Queryable, studentId: string) {
  const [family] = await q
    .select({
      student: { name: student.name, nameAr: student.nameAr, email: student.email },
      parent: { email: guardians.email },
    })
    .from(student)
    .leftJoin(guardians, and(eq(guardians.studentId, student.id), eq(guardians.position, 1)))
    .where(eq(student.id, studentId));
  return family ?? null;
}
export type Family = NonNullable<Awaited<ReturnType<typeof findFamily>>>;
