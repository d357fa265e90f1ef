import type { CalendarLesson } from '@bayan/domain/calendar/lesson-calendar';
import type { Language } from '@bayan/domain/language/language';
import type { Member } from '@bayan/domain/profiles/actor';
import { firstNameIn, nameIn } from '@bayan/domain/profiles/person-name';
import type { SessionRecord } from '@bayan/domain/sessions/sessions.contract';
import { wallClock } from '@bayan/domain/time/zoned-time';
import { calendarTexts } from './calendar-texts.ts';

/** Whose calendar it is, as far as words go. */
export type CalendarReader = Pick<Member, 'role' | 'timezone' | 'language'>;

/** A lesson as it stands in the calendar of its tutor or its student. */
export function lessonFor(reader: CalendarReader, session: SessionRecord): CalendarLesson {
  return { ...session, title: titleFor(reader, session), description: clocksFor(reader, session) };
}

/** Whatever else sees a calendar, it learns no family's name from it (R403). */
function titleFor({ role, language }: CalendarReader, session: SessionRecord): string {
  const { student, tutor, status, tutorLeftAt } = session;
  const t = calendarTexts(language);
  const subject = t(`names:subjects.${session.subject}`);
  const name = role === 'tutor' ? firstNameIn(nameIn(language, student)) : nameIn(language, tutor);
  // R603: whoever has left is not named.
  const title = tutorLeftAt ? t('arranging', { subject }) : t('title', { subject, name });
  return status === 'cancelled' ? t('cancelled', { title }) : title;
}

/** 16:00 London / 19:00 Riyadh: the reader's clock, then the other's (R231). One that stands at another day says which. */
function clocksFor({ role, timezone, language }: CalendarReader, session: SessionRecord): string {
  const others = role === 'tutor' ? session.timezone : session.tutor.timezone;
  const own = wallClock(session.startsAt, timezone);
  const zones = session.tutorLeftAt ? [timezone] : [timezone, others];
  const clocks = [...new Set(zones)].map(zone => {
    const { date, time } = wallClock(session.startsAt, zone);
    const day = date === own.date ? '' : `${weekdayOf(session.startsAt, zone, language)} `;
    return `${day}${isolated(time, language)} ${cityOf(zone, language)}`;
  });
  return clocks.join(' / ');
}

const weekdayOf = (instant: Date, timeZone: string, language: Language) =>
  new Intl.DateTimeFormat(language === 'ar' ? 'ar' : 'en-GB', { weekday: 'long', timeZone }).format(instant);

const LEFT_TO_RIGHT_ISOLATE = '\u2066';
const POP_ISOLATE = '\u2069';
const isolated = (time: string, language: Language) =>
  language === 'ar' ? LEFT_TO_RIGHT_ISOLATE + time + POP_ISOLATE : time;

const cityOf = (timezone: string, language: Language) =>
  calendarTexts(language)(`names:cities.${timezone}`, {
    defaultValue: timezone.split('/').at(-1)?.replaceAll('_', ' ') ?? timezone,
  });
