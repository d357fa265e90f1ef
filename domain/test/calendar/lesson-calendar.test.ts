import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { feedWindow } from '#calendar/calendar-feed.ts';
import { type CalendarLesson, writeCalendar } from '#calendar/lesson-calendar.ts';

const HOUR = 3_600_000;
/** Of UTF-8, counted in another way than the code does. */
const octets = (text: string) => encodeURIComponent(text).replace(/%../g, 'x').length;
const window = feedWindow(new Date('2026-11-15T09:00:00Z'));

const lesson = (startsAt: string, more: Partial<CalendarLesson> = {}): CalendarLesson => ({
  id: '6f1c2a34-0000-4000-8000-000000000001',
  version: 1,
  updatedAt: new Date('2026-11-01T08:30:00Z'),
  startsAt: new Date(startsAt),
  endsAt: new Date(Date.parse(startsAt) + HOUR),
  status: 'scheduled',
  meetingLink: 'https://meet.example/room?a=1,2;b',
  title: 'English with Omar',
  description: '16:00 London / 19:00 Riyadh',
  ...more,
});

const calendarOf = (timezone: string, ...lessons: CalendarLesson[]) =>
  writeCalendar({ name: 'Bayan Academy', timezone, ...window, lessons });

/** As another program reads it, with the zone data of the file alone. */
function readBack(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return {
    calendar,
    events: calendar.getAllSubcomponents('vevent').map(part => new ICAL.Event(part)),
  };
}

const ZONES = ['Europe/London', 'Asia/Riyadh', 'Asia/Dubai', 'America/New_York', 'Australia/Sydney'];
/** Around both British clock changes, by minutes where they matter, and a plain winter's day. */
const MOMENTS = [
  '2026-10-24T16:00:00.000Z',
  '2026-10-24T23:00:00.000Z',
  '2026-10-25T00:30:00.000Z',
  '2026-10-25T01:30:00.000Z',
  '2026-10-25T16:00:00.000Z',
  '2026-11-16T16:00:00.000Z',
  '2027-03-27T16:00:00.000Z',
  '2027-03-28T00:00:00.000Z',
  '2027-03-28T00:30:00.000Z',
  '2027-03-28T01:00:00.000Z',
  '2027-03-28T16:00:00.000Z',
];

test.each(ZONES)('another program finds every lesson at its instant by the clock of %s (R402)', timezone => {
  const { events } = readBack(calendarOf(timezone, ...MOMENTS.map(moment => lesson(moment))));
  expect(events.map(({ startDate }) => startDate.toJSDate().toISOString())).toEqual(MOMENTS);
  expect(events.map(({ endDate }) => endDate.toJSDate().getTime())).toEqual(
    MOMENTS.map(moment => Date.parse(moment) + HOUR),
  );
});

test('the clock of the reader says which local time it is', () => {
  const { events } = readBack(calendarOf('Asia/Riyadh', lesson('2026-11-16T21:30:00Z')));
  const { startDate } = events[0] ?? {};
  expect([startDate?.toString(), startDate?.zone?.tzid]).toEqual(['2026-11-17T00:30:00', 'Asia/Riyadh']);
});

test('an hour that the clock reads twice is told by UTC', () => {
  const text = calendarOf('Europe/London', lesson('2026-10-25T01:30:00Z'));
  expect(text).toContain('DTSTART:20261025T013000Z\r\n');
  expect(text).not.toContain('DTSTART;TZID');
});

test('a lesson keeps its id, and its number grows with its version', () => {
  const before = lesson('2026-11-16T16:00:00Z');
  const moved = { ...before, version: 4, startsAt: new Date('2026-11-17T16:00:00Z') };
  const [first, second] = [before, moved].map(
    one => readBack(calendarOf('Asia/Dubai', one)).events[0] as ICAL.Event,
  );
  expect([first?.uid, second?.uid]).toEqual([before.id, before.id]);
  expect([first?.sequence, second?.sequence]).toEqual([0, 3]);
});

test('one that is cancelled stays, without its time being taken or a room to go to', () => {
  const [held, cancelled] = (['completed', 'cancelled'] as const).map(
    status =>
      readBack(calendarOf('Asia/Dubai', lesson('2026-11-16T16:00:00Z', { status }))).events[0]?.component,
  );
  const said = (part: ICAL.Component | undefined) =>
    ['status', 'transp', 'location', 'url'].map(name => part?.getFirstPropertyValue(name) ?? null);
  const link = 'https://meet.example/room?a=1,2;b';
  expect(said(held)).toEqual(['CONFIRMED', 'OPAQUE', link, link]);
  expect(said(cancelled)).toEqual(['CANCELLED', 'TRANSPARENT', null, null]);
});

test('Arabic words, commas and line breaks are read as they were meant', () => {
  const words = { title: 'اللغة الإنجليزية، مع ليان; \\ درس طويل '.repeat(6).trim(), description: 'أ\nب,ج' };
  const text = calendarOf('Asia/Riyadh', lesson('2026-11-16T16:00:00Z', words));
  const { events } = readBack(text);
  expect([events[0]?.summary, events[0]?.description]).toEqual([words.title, words.description]);
  for (const line of text.split('\r\n')) expect(octets(line)).toBeLessThanOrEqual(75);
});

test('a calendar that is subscribed to has its name and says when to ask again', () => {
  const { calendar } = readBack(calendarOf('Asia/Riyadh'));
  const said = (name: string) => String(calendar.getFirstPropertyValue(name));
  expect([said('name'), said('x-wr-calname'), said('version')]).toEqual([
    'Bayan Academy',
    'Bayan Academy',
    '2.0',
  ]);
  expect([said('refresh-interval'), said('prodid')]).toEqual(['PT1H', '-//Bayan Academy//Lessons 1//EN']);
  expect(calendar.hasProperty('method')).toBe(false);
  // A calendar needs something in it, also before the first lesson.
  expect(calendar.getAllSubcomponents()).toHaveLength(1);
});

test('lessons are told from 90 days ago to a year ahead', () => {
  expect(feedWindow(new Date('2026-11-15T09:00:00Z'))).toEqual({
    from: new Date('2026-08-17T09:00:00Z'),
    until: new Date('2027-11-16T09:00:00Z'),
  });
});
