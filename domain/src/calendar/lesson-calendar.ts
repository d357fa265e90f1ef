import type { SessionStatus } from '#sessions/session-status.ts';
import { isReadTwice } from '#time/zoned-time.ts';
import { contentLine, instantValue, textValue } from './content-line.ts';
import { wallValue, zoneData } from './zone-data.ts';

/** A lesson with the texts for a reader's calendar. */
export interface CalendarLesson {
  readonly id: string;
  readonly version: number;
  readonly updatedAt: Date;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly status: SessionStatus;
  readonly meetingLink: string | null;
  readonly title: string;
  readonly description: string;
}

export interface LessonCalendar {
  /** Only for a subscription, which programs fetch repeatedly. */
  readonly name?: string;
  /** The reader's time zone. */
  readonly timezone: string;
  /** The period of the lessons. */
  readonly from: Date;
  readonly until: Date;
  readonly lessons: readonly CalendarLesson[];
  /** Of one that is sent to somebody: who publishes it (RFC 5546, 3.2.1). */
  readonly organizer?: { readonly name: string; readonly address: string };
}

export const CALENDAR_TYPE = 'text/calendar; charset=utf-8';
const PRODUCT = '-//Bayan Academy//Lessons 1//EN';
const ASKED_AGAIN = 'PT1H';

/** A calendar in the format of calendar programs (R402). */
export function writeCalendar(calendar: LessonCalendar): string {
  const { name, timezone, from, until, lessons, organizer } = calendar;
  return [
    contentLine('BEGIN', 'VCALENDAR'),
    contentLine('VERSION', '2.0'),
    contentLine('PRODID', PRODUCT),
    contentLine('CALSCALE', 'GREGORIAN'),
    ...(organizer ? [contentLine('METHOD', 'PUBLISH')] : []),
    ...(name === undefined ? [] : subscriptionLines(name, timezone)),
    zoneData(timezone, { from, until }),
    ...lessons.map(lesson => eventOf(lesson, calendar)),
    contentLine('END', 'VCALENDAR'),
  ].join('');
}

/** The names of RFC 7986 and the older names that programs still use. */
const subscriptionLines = (name: string, timezone: string) => [
  contentLine('NAME', textValue(name)),
  contentLine('X-WR-CALNAME', textValue(name)),
  contentLine('X-WR-TIMEZONE', timezone),
  contentLine('REFRESH-INTERVAL;VALUE=DURATION', ASKED_AGAIN),
  contentLine('X-PUBLISHED-TTL', ASKED_AGAIN),
];

function eventOf(lesson: CalendarLesson, { timezone, organizer }: LessonCalendar): string {
  const { id, version, updatedAt, status, meetingLink, title, description } = lesson;
  const isCancelled = status === 'cancelled';
  return [
    contentLine('BEGIN', 'VEVENT'),
    contentLine('UID', id),
    ...(organizer ? [organizerLine(organizer)] : []),
    contentLine('SEQUENCE', String(version - 1)),
    contentLine('DTSTAMP', instantValue(updatedAt)),
    contentLine('LAST-MODIFIED', instantValue(updatedAt)),
    ...momentLines(lesson, timezone),
    // A cancelled lesson stays in the calendar, so that programs remove their copy.
    contentLine('STATUS', isCancelled ? 'CANCELLED' : 'CONFIRMED'),
    contentLine('TRANSP', isCancelled ? 'TRANSPARENT' : 'OPAQUE'),
    contentLine('SUMMARY', textValue(title)),
    contentLine('DESCRIPTION', textValue(description)),
    ...(meetingLink === null || isCancelled
      ? []
      : [contentLine('LOCATION', textValue(meetingLink)), contentLine('URL', meetingLink)]),
    contentLine('END', 'VEVENT'),
  ].join('');
}

/** A parameter in quotes cannot hold one. */
const organizerLine = ({ name, address }: NonNullable<LessonCalendar['organizer']>) =>
  contentLine(`ORGANIZER;CN="${name.replace(/["\p{Cc}]/gu, '')}"`, `mailto:${address}`);

/** In the reader's time zone. In UTC where the clocks go back, because the local time would be ambiguous. */
function momentLines({ startsAt, endsAt }: CalendarLesson, timezone: string): string[] {
  if (isReadTwice(startsAt, timezone) || isReadTwice(endsAt, timezone))
    return [contentLine('DTSTART', instantValue(startsAt)), contentLine('DTEND', instantValue(endsAt))];
  return [
    contentLine(`DTSTART;TZID=${timezone}`, wallValue(startsAt, timezone)),
    contentLine(`DTEND;TZID=${timezone}`, wallValue(endsAt, timezone)),
  ];
}
