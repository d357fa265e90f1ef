import { feedWindow, MAX_LESSONS } from '@bayan/domain/calendar/calendar-feed';
import { writeCalendar } from '@bayan/domain/calendar/lesson-calendar';
import { Refusal } from '@bayan/domain/errors';
import type { Member } from '@bayan/domain/profiles/actor';
import type { Database } from '@bayan/platform/db/database';
import type { FileAnswer } from '@bayan/platform/http/output';
import { calendarTexts } from '#academy/calendar/calendar-texts.ts';
import { lessonFor } from '#academy/calendar/lesson-words.ts';
import { readSettings } from '#academy/settings/settings.repository.ts';
import { findPerson } from '#people/profiles/profiles.repository.ts';
import { findSession } from '#teaching/sessions/sessions.repository.ts';
import { listForCalendar } from './calendar.repository.ts';

/** Somebody who teaches or learns here now; asked anew each time a calendar is read. */
export async function readerOf(db: Database, id: string): Promise<Member | null> {
  const person = await findPerson(db, id);
  if (!person?.profile.isActive || person.standing !== 'active') return null;
  const { role, name, timezone, language } = person.profile;
  if (role !== 'tutor' && role !== 'student') return null;
  return { id, name, role, rights: [], timezone, language, standing: 'active' };
}

/** All that somebody has, for a program that asks for it again and again. */
export async function readFeed(db: Database, reader: Member, now: Date): Promise<string> {
  const { timezone, language } = reader;
  const { siteName, siteNameAr } = await readSettings(db);
  const window = feedWindow(now);
  const sessions = await listForCalendar(db, reader, { ...window, now, limit: MAX_LESSONS });
  return writeCalendar({
    name: calendarTexts(language)('name', { siteName: language === 'ar' ? siteNameAr : siteName }),
    timezone,
    ...window,
    lessons: sessions.map(session => lessonFor(reader, session)),
  });
}

/** One lesson, for whoever keeps a calendar by hand. */
export async function readLesson(db: Database, reader: Member, id: string): Promise<FileAnswer> {
  const session = await findSession(db, reader, id);
  if (!session) throw new Refusal('not-found');
  const text = writeCalendar({
    timezone: reader.timezone,
    from: session.startsAt,
    until: session.endsAt,
    lessons: [lessonFor(reader, session)],
  });
  return {
    name: `lesson-${session.startsAt.toISOString().slice(0, 'YYYY-MM-DD'.length)}.ics`,
    body: ReadableStream.from([new TextEncoder().encode(text)]),
  };
}
