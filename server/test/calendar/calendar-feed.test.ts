import { idempotencyKeys } from '@bayan/platform/db/own-tables';
import { createLog } from '@bayan/platform/log/log';
import { eq, sql } from 'drizzle-orm';
import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '#schema/academy.ts';
import { profiles } from '#schema/people.ts';
import { addSession, assign, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

const DAY = 86_400_000;
const PATH = '/api/me/calendar-feed';

let app: TestApp;
let admin: Person;
let tutor: Person;
let student: Person;
const logged: string[] = [];

beforeAll(async () => {
  const log = createLog('info', { write: (line: string) => logged.push(line) } as never);
  app = await createTestApp({ log });
  admin = await signIn(app, { role: 'admin' });
  tutor = await signIn(app, { role: 'tutor', name: 'Eleanor Whitfield', timezone: 'Europe/London' });
  student = await signIn(app, { role: 'student', name: 'Omar Al-Harbi' });
  await app.db.update(profiles).set({ nameAr: 'عمر الحربي' }).where(eq(profiles.id, student.id));
  await assign(app, tutor.id, student.id, admin.id);
});
afterAll(() => app.close());

async function addressOf(who: Person): Promise<string> {
  const { address } = (await (await who.call('GET', PATH)).json()) as { address: string | null };
  return address ?? '';
}
async function madeAddress(who: Person): Promise<string> {
  expect((await who.call('POST', PATH)).status).toBe(201);
  return addressOf(who);
}
const read = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.fetch(new URL(address).pathname, { method, headers });

/** As another program reads it. */
async function eventsOf(who: Person): Promise<ICAL.Event[]> {
  const calendar = new ICAL.Component(ICAL.parse(await (await read(await madeAddress(who))).text()));
  return calendar.getAllSubcomponents('vevent').map(part => new ICAL.Event(part));
}
const eventOf = async (who: Person, id: string) => (await eventsOf(who)).find(({ uid }) => uid === id);

const session = (startsAt: string | Date, more = {}) =>
  addSession(app, { tutorId: tutor.id, studentId: student.id, startsAt: new Date(startsAt), ...more });

test('an address is made once, shown again, and read without a sign-in (R400)', async () => {
  const none = await student.call('GET', PATH);
  expect(await none.json()).toEqual({ address: null, madeAt: null, reads: [] });
  const address = await madeAddress(student);
  expect(address).toMatch(new RegExp(`^${app.config.publicUrl}/calendar/[\\w-]{65}\\.ics$`));
  expect(await addressOf(student)).toBe(address);
  const answer = await read(address);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
});

test('whatever does not work any more, or never did, is answered alike, with what to do (R404)', async () => {
  const [leaver, other] = [
    await signIn(app, { role: 'student' }),
    await signIn(app, { role: 'tutor', approved: true }),
  ];
  const [first, ofLeaver, ofOther] = [
    await madeAddress(tutor),
    await madeAddress(leaver),
    await madeAddress(other),
  ];
  const second = await madeAddress(tutor);
  expect(second).not.toBe(first);
  expect((await read(second)).status).toBe(200);
  await app.db.update(profiles).set({ isActive: false }).where(eq(profiles.id, leaver.id));
  await app.db.update(profiles).set({ role: null }).where(eq(profiles.id, other.id));
  const mixed = second.replace(/(?<=calendar\/.{22})[\w-]{43}/, ofLeaver.slice(-47, -4));
  const refused = [
    first,
    ofLeaver,
    ofOther,
    mixed,
    second.replace(/(.)\.ics$/, (_end, last) => `${last === 'A' ? 'B' : 'A'}.ics`),
    second.replace('.ics', ''),
    `${app.config.publicUrl}/calendar/${'x'.repeat(65)}.ics`,
    `${app.config.publicUrl}/calendar/nothing.ics`,
  ];
  const answers = await Promise.all(refused.map(address => read(address)));
  expect(answers.map(({ status }) => status)).toEqual(refused.map(() => 404));
  const bodies = await Promise.all(answers.map(answer => answer.text()));
  expect(new Set(bodies).size).toBe(1);
  expect(bodies[0]).toContain('copy the link shown there');
  expect(bodies[0]).toContain('رابط التقويم');
  expect(new Set(answers.map(answer => JSON.stringify([...answer.headers]))).size).toBe(1);

  const revoked = await tutor.call('DELETE', PATH);
  expect([revoked.status, await revoked.json()]).toEqual([200, { madeAt: null }]);
  expect((await read(second)).status).toBe(404);
  expect(await addressOf(tutor)).toBe('');
  expect((await tutor.call('DELETE', PATH)).status).toBe(200);
  // What was taken back does not come back with the next.
  await madeAddress(tutor);
  for (const gone of [first, second]) expect((await read(gone)).status).toBe(404);
});

test('the address stands in no table and in no log, and making and revoking leave their lines (R405)', async () => {
  const person = await signIn(app, { role: 'tutor' });
  const headers = { 'idempotency-key': 'the-same' };
  await person.call('POST', PATH, { headers });
  const address = await addressOf(person);
  await person.call('POST', PATH, { headers });
  expect(await addressOf(person)).toBe(address);
  await read(address);
  const token = address.split('/').at(-1)?.replace('.ics', '') ?? '';
  expect(JSON.stringify(await app.db.select().from(idempotencyKeys))).not.toContain(token);
  const { rows } = await app.db.execute(sql`select * from calendar_feeds`);
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(logged.join('')).toContain('/calendar/[private].ics');
  expect(logged.join('')).not.toContain(token);
  await person.call('DELETE', PATH);
  const lines = await app.db.select().from(auditLog).where(eq(auditLog.targetId, person.id));
  expect(lines.map(({ action, actorId }) => [action, actorId])).toEqual([
    ['calendar-feed.made', person.id],
    ['calendar-feed.revoked', person.id],
  ]);
  expect(JSON.stringify(lines)).not.toContain(token);
});

test('a tutor reads no family’s name, a student the tutor’s, each in their language (R403)', async () => {
  const { id } = await session('2026-11-16T16:00:00Z', { meetingLink: 'https://meet.example/omar' });
  const [hers, theirs] = [await eventOf(tutor, id), await eventOf(student, id)];
  expect(hers?.summary).toBe('English with Omar');
  expect(hers?.description).toBe('16:00 London / 19:00 Riyadh');
  expect(hers?.location).toBe('https://meet.example/omar');
  expect(theirs?.summary).toBe('English with Eleanor Whitfield');
  expect(theirs?.description).toBe('19:00 Riyadh / 16:00 London');
  await app.db.update(profiles).set({ language: 'ar' }).where(eq(profiles.id, tutor.id));
  const late = await session('2026-11-16T22:30:00Z');
  expect((await eventOf(tutor, id))?.summary).toBe('اللغة الإنجليزية مع عمر');
  expect((await eventOf(tutor, late.id))?.description).toBe(
    '\u206622:30\u2069 لندن / الثلاثاء \u206601:30\u2069 الرياض',
  );
  const text = await (await read(await addressOf(tutor))).text();
  expect(text.replaceAll('\r\n ', '')).toContain('X-WR-CALNAME:دروس أكاديمية بيان');
  expect(text).not.toMatch(/Harbi|الحربي/);
  await app.db.update(profiles).set({ language: 'en' }).where(eq(profiles.id, tutor.id));
});

test('a lesson that moves keeps its id and gets a higher number; one that is cancelled stays as such', async () => {
  const { id } = await session('2026-11-18T16:00:00Z');
  const first = await eventOf(student, id);
  const body = { date: '2026-11-19', time: '17:00', timezone: 'Europe/London' };
  const moved = await tutor.call('PATCH', `/api/sessions/${id}`, { body, version: 1 });
  expect(moved.status).toBe(200);
  const second = await eventOf(student, id);
  expect(second?.startDate.toJSDate().toISOString()).toBe('2026-11-19T17:00:00.000Z');
  expect(second?.sequence).toBeGreaterThan(first?.sequence ?? 0);
  const cancel = { body: { status: 'cancelled' }, version: 2 };
  await tutor.call('POST', `/api/sessions/${id}/status`, cancel);
  const third = await eventOf(student, id);
  expect(third?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  expect(third?.summary).toBe('Cancelled: English with Eleanor Whitfield');
  expect(third?.sequence).toBeGreaterThan(second?.sequence ?? 0);
});

test.each(['Asia/Riyadh', 'Asia/Dubai', 'Europe/London'])(
  'in %s every lesson is at its instant, on both sides of both British clock changes (R402)',
  async timezone => {
    const [teacher, child] = [
      await signIn(app, { role: 'tutor', timezone }),
      await signIn(app, { role: 'student', timezone }),
    ];
    const moments = [
      '2026-10-24',
      '2026-10-25',
      '2026-10-26',
      '2027-03-27',
      '2027-03-28',
      '2027-03-29',
    ].flatMap(day => [`${day}T00:30:00.000Z`, `${day}T16:00:00.000Z`]);
    for (const moment of moments)
      await addSession(app, { tutorId: teacher.id, studentId: child.id, startsAt: new Date(moment) });
    for (const who of [teacher, child]) {
      const events = await eventsOf(who);
      expect(events.map(({ startDate }) => startDate.toJSDate().toISOString())).toEqual(moments);
      expect(new Set(events.map(({ uid }) => uid)).size).toBe(moments.length);
    }
  },
);

test('lessons of 90 days back and a year ahead are told, those to come first of all (R402)', async () => {
  const [teacher, child] = [await signIn(app, { role: 'tutor' }), await signIn(app, { role: 'student' })];
  const on = (days: number) => new Date(app.clock.now().getTime() + days * DAY);
  for (const days of [-91, -89, 1, 365, 367])
    await addSession(app, { tutorId: teacher.id, studentId: child.id, startsAt: on(days) });
  expect((await eventsOf(teacher)).map(({ startDate }) => startDate.toJSDate())).toEqual(
    [-89, 1, 365].map(on),
  );
  await app.db.execute(sql`insert into sessions (tutor_id, student_id, subject, starts_at, duration_minutes,
      family_timezone, entered_timezone, rate, currency, created_by)
    select ${teacher.id}::uuid, ${child.id}::uuid, 'English', ${on(2).toISOString()}::timestamptz + n * interval '1 hour', 60,
      'Asia/Riyadh', 'Europe/London', 45, 'GBP', ${teacher.id}::uuid from generate_series(1, 1200) as n`);
  const events = await eventsOf(teacher);
  expect(events).toHaveLength(1000);
  expect(events[0]?.startDate.toJSDate()).toEqual(on(1));
});

test('what has not changed is not sent again', async () => {
  const address = await madeAddress(student);
  const first = await read(address);
  const etag = first.headers.get('etag') ?? '';
  app.clock.advance(600_000);
  const same = await read(address, { 'if-none-match': `W/"x", ${etag}` });
  expect([same.status, await same.text()]).toEqual([304, '']);
  await session('2026-12-20T16:00:00Z');
  const changed = await read(address, { 'if-none-match': etag });
  expect(changed.status).toBe(200);
  const head = await read(address, {}, 'HEAD');
  expect([head.status, await head.text(), head.headers.get('etag')]).toEqual([
    200,
    '',
    changed.headers.get('etag'),
  ]);
});

test('a program that knows no ETag asks by the time of the last change (R406)', async () => {
  const address = await madeAddress(student);
  const first = await read(address);
  const since = first.headers.get('last-modified') ?? '';
  expect(since).toBe(app.clock.now().toUTCString());
  app.clock.advance(600_000);
  const same = await read(address, { 'if-modified-since': since });
  expect([same.status, await same.text(), same.headers.get('last-modified')]).toEqual([304, '', since]);
  // Whoever names what it has is answered by that alone.
  expect((await read(address, { 'if-none-match': '"x"', 'if-modified-since': since })).status).toBe(200);
  expect((await read(address, { 'if-modified-since': 'last week' })).status).toBe(200);
  const ahead = new Date(app.clock.now().getTime() + 3_600_000).toUTCString();
  expect((await read(address, { 'if-modified-since': ahead })).status).toBe(200);

  await session('2026-12-22T16:00:00Z');
  const changed = await read(address, { 'if-modified-since': since });
  const later = changed.headers.get('last-modified') ?? '';
  expect([changed.status, later]).toEqual([200, app.clock.now().toUTCString()]);
  // Twice in one second: it is still told apart.
  await session('2026-12-23T16:00:00Z');
  expect((await read(address, { 'if-modified-since': later })).status).toBe(200);
});

test('one lesson is had as a file, by its tutor and its student (R407)', async () => {
  const { id } = await session('2026-11-21T16:00:00Z');
  for (const who of [tutor, student]) {
    const answer = await who.call('GET', `/api/sessions/${id}/calendar`);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="lesson-2026-11-21.ics"');
    const calendar = new ICAL.Component(ICAL.parse(await answer.text()));
    const [event] = calendar.getAllSubcomponents('vevent').map(part => new ICAL.Event(part));
    expect([event?.uid, event?.startDate.toJSDate().toISOString()]).toEqual([id, '2026-11-21T16:00:00.000Z']);
  }
  const stranger = await signIn(app, { role: 'student' });
  expect((await stranger.call('GET', `/api/sessions/${id}/calendar`)).status).toBe(404);
});

test('one address is read at most 120 times an hour (R406)', async () => {
  const address = await madeAddress(student);
  for (let n = 0; n < 120; n += 1) expect((await read(address, {}, 'HEAD')).status).toBe(200);
  const refused = await read(address);
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect(await refused.text()).toContain('once an hour');
  app.clock.advance(3_600_000);
  expect((await read(address)).status).toBe(200);
});
