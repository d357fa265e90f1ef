import { byFirstName, firstNameIn, nameIn } from '@bayan/domain/profiles/person-name';
import type { SessionRecord } from '@bayan/domain/sessions/sessions.contract';
import { wallClock } from '@bayan/domain/time/zoned-time';
import { lessonFor } from '#academy/calendar/lesson-words.ts';
import { writeEvent } from '#academy/mail/notice-kinds.ts';
import type { SeriesMadeData } from '#academy/mail/series-kinds.ts';
import type { NewSeries } from '#teaching/sessions/session-changes.ts';
import { namesOnly } from './names-only.ts';
import type { NoticeReader } from './notice-readers.ts';

/** A series as it stands under the bell. */
export const seriesNotice = (
  { id, lessons }: NewSeries,
  { student, tutor, subject, startsAt, duration, timezone }: SessionRecord,
) => ({
  ...{ id, subject, duration, timezone, startsAt: startsAt.toISOString(), count: lessons.length },
  ...{ student: namesOnly(byFirstName(student)), studentId: student.id },
  ...{ tutor: namesOnly(tutor), tutorTimezone: tutor.timezone },
});

interface Told {
  readonly first: SessionRecord;
  /** Lessons that leave the reader's calendar. */
  readonly gone?: readonly SessionRecord[];
}

/** A series as a mail tells it to one reader. */
export function seriesMail(
  { role, language, timezone }: NoticeReader,
  { lessons, outsideHours, isOpen }: NewSeries,
  { first, gone = [] }: Told,
): Omit<SeriesMadeData, 'stop'> {
  const { student, tutor, subject, duration, timezone: familyTimezone } = first;
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
    events: JSON.stringify([...lessons, ...gone].map(lesson => writeEvent(lessonFor(calendar, lesson)))),
    page: role === 'tutor' ? '/tutor-dashboard' : '/student-dashboard/sessions',
  };
}
