import { isPlanned, uncoveredReasonOf } from '@bayan/domain/availability/lessons-outside';
import { openRanges } from '@bayan/domain/availability/open-ranges';
import { type ClockChange, nextClockChange } from '@bayan/domain/clock-changes/clock-change';
import { type ShiftedLesson, shiftedLessons } from '@bayan/domain/clock-changes/shifted-lessons';
import { aboutClockChange } from '@bayan/domain/notices/notice-subject';
import { notBeforeMorning } from '@bayan/domain/notices/notice-time';
import { byFirstName, firstNameIn, nameIn } from '@bayan/domain/profiles/person-name';
import { addDays } from '@bayan/domain/time/days';
import { wallClock } from '@bayan/domain/time/zoned-time';
import type { Database, Transaction } from '@bayan/platform/db/database';
import { inTransaction } from '@bayan/platform/db/transaction';
import type { ShiftTold } from '#academy/mail/clock-change-kind.ts';
import { enqueueMail } from '#academy/mail/mail.repository.ts';
import { readTutorHours } from '#teaching/availability/tutor-hours.repository.ts';
import { noticeReaders } from '#teaching/notices/notice-readers.ts';
import { insertNotice } from '#teaching/notices/notices.repository.ts';
import {
  listStudents,
  listTimezones,
  listTutors,
  listWeekly,
  markTold,
  type ToldRole,
  takeClockChange,
  type WeeklyLesson,
} from './clock-changes.repository.ts';

const DAY_MS = 86_400_000;
/** Who reads of four weeks knows how it goes on. */
const DAYS_TOLD = 28;
/** Few enough that whoever changes one of these people hardly waits. */
const AT_ONCE = 20;
const PAGES = { tutor: '/tutor-dashboard/calendar/series', student: '/student-dashboard/sessions' };

/** Tells of the clocks that change within two weeks whoever has weekly lessons on both sides of them, once (R528). */
export async function notifyOfClockChanges(db: Database, now: Date): Promise<void> {
  for (const timezone of await listTimezones(db)) {
    const change = nextClockChange(timezone, now);
    if (!change) continue;
    for (const role of ['tutor', 'student'] as const)
      for (let isMore = true; isMore; )
        isMore = await inTransaction(db, tx => notifySome(tx, change, role, now));
  }
}

/** Whom it was told so far, the notices and the mails in one transaction: a process that dies leaves none of them twice. */
async function notifySome(tx: Transaction, change: ClockChange, role: ToldRole, now: Date): Promise<boolean> {
  const taken = await takeClockChange(tx, change, role);
  if (!taken) return false;
  const next = { after: taken.toldTo, limit: AT_ONCE };
  const people =
    role === 'tutor' ? await listTutors(tx, next) : await listStudents(tx, change.timezone, next);
  const notify = role === 'tutor' ? notifyTutor : notifyFamily;
  for (const person of people) await notify(tx, person, change, now);
  const last = people.at(-1);
  const isMore = people.length === AT_ONCE && last !== undefined;
  await markTold(tx, change, role, isMore ? { toldTo: last.id } : { toldTo: null, toldAt: now });
  return isMore;
}

type Person = Awaited<ReturnType<typeof listTutors>>[number];

const weeklyAfter = (tx: Transaction, role: ToldRole, { id }: Person, { at }: ClockChange) =>
  listWeekly(tx, role, { id, from: at, until: new Date(at.getTime() + DAYS_TOLD * DAY_MS) });

const shared = ({ timezone, day, isForward }: ClockChange) => ({ timezone, day, isForward });

/** Each of her weekly lessons that begins at another time by her clock, with the time until then. */
async function notifyTutor(tx: Transaction, tutor: Person, change: ClockChange, now: Date): Promise<void> {
  const weekly = (await weeklyAfter(tx, 'tutor', tutor, change)).filter(
    ({ timezone }) => tutor.timezone === change.timezone || timezone === change.timezone,
  );
  const shifts = oneAWeek(shiftedLessons(weekly, change, tutor.timezone));
  if (shifts.length === 0) return;
  const about = aboutClockChange(change.timezone, change.day);
  await insertNotice(tx, {
    ...{ profileId: tutor.id, kind: 'clock-change', about, key: about, now },
    data: { clockChange: { ...shared(change), count: shifts.length, reader: 'tutor' } },
  });
  const { email: to, language, timezone } = tutor;
  if (to === null) return;
  const isOutside = await outsideHours(tx, tutor, shifts);
  const told = shifts.map(
    ({ lesson, was }): ShiftTold => ({
      student: firstNameIn(nameIn(language, byFirstName(lesson.student))),
      was: was.toISOString(),
      startsAt: lesson.startsAt.toISOString(),
      timezone: lesson.timezone,
      isOutsideHours: isOutside(lesson),
    }),
  );
  const data = {
    ...{ reader: 'tutor' as const, student: '', timezone, shifts: JSON.stringify(told), page: PAGES.tutor },
    ...mailed(change),
  };
  const dueAt = notBeforeMorning(now, timezone);
  await enqueueMail(tx, { kind: 'clock-change', to, language, data, now, dueAt });
}

/** By the family's clock nothing moves: the tutor's begins at another time. */
async function notifyFamily(tx: Transaction, student: Person, change: ClockChange, now: Date): Promise<void> {
  const weekly = await weeklyAfter(tx, 'student', student, change);
  const [first] = weekly.filter(({ timezone }) => timezone === change.timezone);
  if (!first) return;
  const about = aboutClockChange(change.timezone, change.day);
  const { id: studentId, timezone } = student;
  for (const { role, profileId, to, language } of await noticeReaders(tx, {
    ...{ studentId, timezone, tutorId: null, actorId: null },
  })) {
    if (profileId)
      await insertNotice(tx, {
        ...{ profileId, kind: 'clock-change', about, key: about, now },
        data: { clockChange: { ...shared(change), count: 0, reader: 'student' } },
      });
    if (to === null) continue;
    const name = firstNameIn(nameIn(language, byFirstName(first.student)));
    const data = {
      ...{ reader: role, student: name, timezone, shifts: '[]', page: PAGES.student },
      ...mailed(change),
    };
    await enqueueMail(tx, { kind: 'clock-change', to, language, data, now });
  }
}

const mailed = ({ timezone, at, isForward }: ClockChange) => ({
  ...{ changing: timezone, at: at.toISOString(), direction: isForward ? 'forward' : 'back' },
});

/** Of each weekly lesson the first one after the change. */
function oneAWeek(shifted: readonly ShiftedLesson<WeeklyLesson>[]): readonly ShiftedLesson<WeeklyLesson>[] {
  const first = new Map<string, ShiftedLesson<WeeklyLesson>>();
  for (const each of shifted) {
    const key = `${each.lesson.seriesId} ${each.was.getTime()}`;
    if (!first.has(key)) first.set(key, each);
  }
  return [...first.values()];
}

/** Whether a lesson begins outside the hours in which she teaches, as far as she has said. */
async function outsideHours(
  tx: Transaction,
  { id: tutorId, timezone }: Person,
  shifts: readonly ShiftedLesson<WeeklyLesson>[],
): Promise<(lesson: WeeklyLesson) => boolean> {
  const lessons = shifts.map(({ lesson }) => lesson);
  const frame = {
    from: new Date(Math.min(...lessons.map(({ startsAt }) => startsAt.getTime()))),
    until: new Date(Math.max(...lessons.map(({ endsAt }) => endsAt.getTime()))),
  };
  const dayOf = (instant: Date) => wallClock(instant, timezone).date;
  const hours = await readTutorHours(tx, {
    ...{ tutorId, from: addDays(dayOf(frame.from), -2), until: addDays(dayOf(frame.until), 2) },
  });
  const open = openRanges(hours, frame);
  return lesson =>
    isPlanned(hours, lesson) &&
    uncoveredReasonOf({ from: lesson.startsAt, until: lesson.endsAt }, { hours: open, timeOff: [] }) !== null;
}
