import { randomUUID } from 'node:crypto';
import type { Transaction } from '@bayan/platform/db/database';
import { assignments } from '#schema/people.ts';
import { feedback, sessions } from '#schema/teaching.ts';
import type { Course } from './course.ts';
import { lessonsCancelled, lessonsLeftOpen, lessonsToCome, lessonUnderWay } from './diary.ts';
import { sampleStudents } from './families.ts';
import { courseOf, sampleCourses } from './sample-courses.ts';
import type { SampleIds } from './sample-ids.ts';
import { daysBefore, earlier, minutesAfter, onFiveMinutes, type SampleTime } from './sample-time.ts';
import { sampleTutors } from './staff.ts';

type SessionRow = typeof sessions.$inferInsert;
type FeedbackRow = typeof feedback.$inferInsert;
type Lesson = Pick<SessionRow, 'startsAt'> & Partial<SessionRow>;

export async function insertAssignments(tx: Transaction, ids: SampleIds, time: SampleTime): Promise<void> {
  await tx.insert(assignments).values(
    sampleCourses.map(({ tutor, student, subject, endedDaysAgo }) => {
      const validFrom = time.on(1 - sampleStudents[student].daysHere, '10:00');
      const validUntil = endedDaysAgo === undefined ? null : time.on(-endedDaysAgo, '12:00');
      return {
        tutorId: ids.tutors[tutor],
        studentId: ids.students[student],
        subject,
        validFrom,
        validUntil,
        assignedBy: ids.admin,
        endedBy: validUntil && ids.admin,
        createdAt: validFrom,
        updatedAt: validUntil ?? validFrom,
      };
    }),
  );
}

export async function insertSessions(tx: Transaction, ids: SampleIds, time: SampleTime): Promise<void> {
  const given = sampleCourses.flatMap(course =>
    course.given.map(lesson => givenLesson(course, lesson, ids, time)),
  );
  await tx.insert(sessions).values([...given.map(({ session }) => session), ...otherLessons(ids, time)]);
  await tx.insert(feedback).values(given.flatMap(({ ratings }) => ratings ?? []));
}

/** A lesson of a course, a week before it planned by its tutor. */
export function sessionOf(course: Course, ids: SampleIds, time: SampleTime, lesson: Lesson): SessionRow {
  const { tutor } = sampleTutors[course.tutor];
  const tutorId = ids.tutors[course.tutor];
  const createdAt = earlier(daysBefore(lesson.startsAt, 7), time.minutesAgo(90));
  return {
    tutorId,
    studentId: ids.students[course.student],
    subject: course.subject,
    durationMinutes: course.duration,
    familyTimezone: sampleStudents[course.student].timezone,
    enteredTimezone: sampleTutors[course.tutor].profile.timezone,
    meetingLink: tutor.meetingLink,
    rate: tutor.hourlyRate,
    currency: 'GBP',
    createdBy: tutorId,
    createdAt,
    updatedAt: createdAt,
    ...lesson,
  };
}

function givenLesson(
  course: Course,
  { daysAgo, notes, homework, byStudent, byTutor }: Course['given'][number],
  ids: SampleIds,
  time: SampleTime,
): { session: SessionRow; ratings?: FeedbackRow } {
  const id = randomUUID();
  const startsAt = time.on(-daysAgo, course.time);
  const endsAt = minutesAfter(startsAt, course.duration);
  const ratedAt = minutesAfter(endsAt, 40);
  const session = sessionOf(course, ids, time, {
    id,
    startsAt,
    status: 'completed',
    outcome: 'taught',
    begunAt: startsAt,
    closedAt: endsAt,
    notes,
    homework,
    updatedAt: endsAt,
    // As the database would mark it, and without a change of today.
    ...(byStudent && { ratedAt }),
  });
  if (!byStudent && !byTutor) return { session };
  return {
    session,
    ratings: {
      sessionId: id,
      ...(byStudent && {
        studentRating: byStudent[0],
        studentComments: byStudent[1],
        studentRatedAt: ratedAt,
      }),
      ...(byTutor && { tutorRating: byTutor[0], tutorComments: byTutor[1], tutorRatedAt: ratedAt }),
      createdAt: ratedAt,
      updatedAt: ratedAt,
    },
  };
}

function otherLessons(ids: SampleIds, time: SampleTime): SessionRow[] {
  const lessonOf = (
    name: Pick<Course, 'student' | 'subject'>,
    inDays: number,
    lesson: Partial<SessionRow>,
  ): SessionRow => {
    const course = courseOf(name);
    return sessionOf(course, ids, time, { startsAt: time.on(inDays, course.time), ...lesson });
  };
  const { startedMinutesAgo, duration, notes, ...underWay } = lessonUnderWay;
  return [
    ...lessonsLeftOpen
      .map(({ daysAgo, status, ...name }) => lessonOf(name, -daysAgo, { status }))
      .map(begunInTime),
    begunInTime(
      lessonOf(underWay, 0, {
        startsAt: onFiveMinutes(time.minutesAgo(startedMinutesAgo)),
        durationMinutes: duration,
        status: 'in-progress',
        notes,
      }),
    ),
    ...lessonsToCome.map(({ inDays, notes, ...name }) => lessonOf(name, inDays, { notes })),
    ...lessonsCancelled.map(({ inDays, by, reason, ...name }) => {
      const course = courseOf(name);
      const cancelledAt = earlier(minutesAfter(time.on(inDays, course.time), -5 * 60), time.minutesAgo(45));
      return lessonOf(name, inDays, {
        status: 'cancelled',
        outcome: 'academy-cancelled',
        cancelledBy: by === 'admin' ? ids.admin : ids.tutors[course.tutor],
        cancelledAt,
        cancelReason: reason,
        updatedAt: cancelledAt,
      });
    }),
  ];
}

const begunInTime = (lesson: SessionRow): SessionRow =>
  lesson.status === 'in-progress' ? { ...lesson, begunAt: lesson.startsAt } : lesson;
