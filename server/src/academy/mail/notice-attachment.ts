import { CALENDAR_TYPE, writeCalendar } from '@bayan/domain/calendar/lesson-calendar';
import { readEvent } from './notice-kinds.ts';

interface Organizer {
  readonly name: string;
  readonly address: string;
}

/**
 * The calendar entries of lessons, published and not an invitation (R680): phones then offer no answer that nobody reads,
 * add nothing by themselves beside a calendar that is subscribed to, and take the newest by UID and SEQUENCE.
 */
export function lessonsAttachment(
  { events, timezone }: { readonly events: readonly string[]; readonly timezone: string },
  organizer: Organizer,
) {
  const lessons = events.map(readEvent);
  const from = new Date(Math.min(...lessons.map(({ startsAt }) => startsAt.getTime())));
  const until = new Date(Math.max(...lessons.map(({ endsAt }) => endsAt.getTime())));
  return {
    filename: lessons.length === 1 ? 'lesson.ics' : 'lessons.ics',
    content: writeCalendar({ timezone, from, until, lessons, organizer }),
    contentType: `${CALENDAR_TYPE}; method=PUBLISH`,
  };
}
