import { lessonStateOf } from '@bayan/domain/notices/lesson-notice';
import { aboutSeries } from '@bayan/domain/notices/notice-subject';
import { lessonNoticeAt } from '@bayan/domain/notices/notice-time';
import { byFirstName, firstNameIn, nameIn } from '@bayan/domain/profiles/person-name';
import type { SessionRecord } from '@bayan/domain/sessions/sessions.contract';
import { wallClock } from '@bayan/domain/time/zoned-time';
import type { Transaction } from '@bayan/platform/db/database';
import type { ActionContext } from '#academy/audit/audit.repository.ts';
import { lessonFor } from '#academy/calendar/lesson-words.ts';
import { enqueueMail } from '#academy/mail/mail.repository.ts';
import { writeEvent } from '#academy/mail/notice-kinds.ts';
import type { SeriesMadeData } from '#academy/mail/series-kinds.ts';
import type { NewSeries } from '#teaching/sessions/session-changes.ts';
import { namesOnly } from './names-only.ts';
import { type NoticeReader, noticeReaders, wantedMail } from './notice-readers.ts';
import { insertNotice } from './notices.repository.ts';

/** Tells of a new series once, in place of each of its lessons (R525): by one mail and one notice for each reader. */
export async function notifyOfSeries(
  tx: Transaction,
  { actor, now }: ActionContext,
  series: NewSeries,
): Promise<void> {
  const [first] = series.lessons;
  const state = first && lessonStateOf(first);
  if (!first || !state) return;
  const { student, tutor, timezone } = first;
  const about = aboutSeries(series.id);
  const dueAt = lessonNoticeAt({ from: null, to: state }, now);
  const pair = { studentId: student.id, tutorId: tutor.id, timezone, actorId: actor.id };
  for (const { to, ...person } of await noticeReaders(tx, pair)) {
    const { profileId, language } = person;
    if (profileId)
      await insertNotice(tx, {
        ...{ profileId, about, now, kind: 'series-made', key: about },
        data: { series: noticeOf(series, first) },
      });
    // Whoever wants no mails of new lessons wants none of a series.
    const wanted =
      to && (await wantedMail(tx, { kind: 'lesson-made', reader: { ...person, to }, studentId: student.id }));
    if (!to || !wanted) continue;
    const data = { ...mailOf({ ...person, to }, series, first), ...wanted };
    await enqueueMail(tx, { kind: 'series-made', data, to, language, now, about, dueAt });
  }
}

const noticeOf = (
  { id, lessons }: NewSeries,
  { student, tutor, subject, startsAt, duration, timezone }: SessionRecord,
) => ({
  ...{ id, subject, duration, timezone, startsAt: startsAt.toISOString(), count: lessons.length },
  ...{ student: namesOnly(byFirstName(student)), studentId: student.id },
  ...{ tutor: namesOnly(tutor), tutorTimezone: tutor.timezone },
});

function mailOf(
  { role, language, timezone }: NoticeReader,
  { lessons, outsideHours, isOpen }: NewSeries,
  { student, tutor, subject, duration, timezone: familyTimezone }: SessionRecord,
): Omit<SeriesMadeData, 'stop'> {
  const calendar = { role: role === 'tutor' ? 'tutor' : 'student', language, timezone } as const;
  return {
    reader: role,
    student: firstNameIn(nameIn(language, student)),
    name: nameIn(language, tutor),
    subject,
    minutes: String(duration),
    timezone,
    otherTimezone: role === 'tutor' ? familyTimezone : tutor.timezone,
    anchorTimezone: familyTimezone,
    planned: JSON.stringify(
      lessons.map(({ id, startsAt }) => ({
        id,
        startsAt,
        day: wallClock(startsAt, familyTimezone).date,
        isOutsideHours: outsideHours.has(id),
      })),
    ),
    goesOn: isOpen ? 'yes' : '',
    events: JSON.stringify(lessons.map(lesson => writeEvent(lessonFor(calendar, lesson)))),
    page: role === 'tutor' ? '/tutor-dashboard' : '/student-dashboard/sessions',
  };
}
