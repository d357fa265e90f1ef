import { CALENDAR_TYPE, writeCalendar } from '@bayan/domain/calendar/lesson-calendar';
import type { LessonNotice } from './notice-kinds.ts';
import { readEvent } from './notice-kinds.ts';

interface Organizer {
  readonly name: string;
  readonly address: string;
}

/**
 * The calendar entry of a lesson, published and not an invitation (R680): phones then offer no answer that nobody reads,
 * add nothing by themselves beside a calendar that is subscribed to, and take the newest by UID and SEQUENCE.
 */
export function lessonAttachment({ event, timezone }: LessonNotice, organizer: Organizer) {
  const lesson = readEvent(event);
  const { startsAt: from, endsAt: until } = lesson;
  return {
    filename: 'lesson.ics',
    content: writeCalendar({ timezone, from, until, lessons: [lesson], organizer }),
    contentType: `${CALENDAR_TYPE}; method=PUBLISH`,
  };
}
