import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailOutbox, settings } from '#schema/academy.ts';
import { profiles } from '#schema/people.ts';
import { DAY, HOUR } from '#test/assignments/parted.ts';
import { addHomework } from '#test/builders.ts';
import { listenAs } from '#test/live/ear.ts';
import { type NoticeSetup, openNoticeSetup } from './notice-setup.ts';

let setup: NoticeSetup;
beforeAll(async () => {
  setup = await openNoticeSetup();
});
afterAll(() => setup.close());

const MINUTE = 60_000;
const changeIn = ({ data }: { data: Readonly<Record<string, string>> }) => JSON.parse(data.told ?? '{}');

describe('a lesson that somebody makes, moves or cancels (R525)', () => {
  test('made: student and parent are mailed two minutes later in the language of each, the tutor who did it is not', async () => {
    const { tutor, student, parent } = await setup.newPair();
    const { id, startsAt } = await setup.log(tutor, student.id, setup.fromNow(2 * DAY));
    for (const [address, language, reader] of [
      [student.email, 'en', 'student'],
      [parent, 'ar', 'parent'],
    ] as const)
      expect(await setup.mailTo(address)).toMatchObject({
        kind: 'lesson-made',
        language,
        about: `sessions:${id}`,
        nextAttemptAt: setup.fromNow(2 * MINUTE),
        data: { reader, student: language === 'ar' ? 'عمر' : 'Omar', timezone: 'Asia/Riyadh' },
      });
    expect(await setup.mailsTo(tutor.email)).toEqual([]);
    expect(await setup.noticesOf(tutor)).toEqual([]);
    expect(await setup.noticesOf(student)).toMatchObject([
      {
        kind: 'lesson-made',
        isRead: false,
        isOutdated: false,
        homework: null,
        lesson: {
          id,
          from: null,
          to: { startsAt, duration: 60, subject: 'English' },
          student: { name: 'Omar' },
          tutor: { name: 'Eleanor Finch' },
          timezone: 'Asia/Riyadh',
          tutorTimezone: 'Europe/London',
        },
      },
    ]);
  });

  test('logged after it took place, or begun at once, it is nobody’s news', async () => {
    const { tutor, student, parent } = await setup.newPair();
    await setup.log(tutor, student.id, setup.fromNow(-DAY), { status: 'completed' });
    await setup.log(tutor, student.id, setup.fromNow(0), { status: 'in-progress' });
    expect(await setup.mailsTo(parent)).toEqual([]);
    expect(await setup.noticesOf(student)).toEqual([]);
  });

  test('moved by an admin: the tutor is told too, by her clock, with the reason', async () => {
    const { tutor, student, parent, lesson } = await setup.newPair();
    const { id, startsAt: was } = await lesson(2 * DAY);
    const now = setup.fromNow(3 * DAY);
    await setup.move(setup.admin, id, now, 'The hall is taken');
    for (const [address, timezone] of [
      [student.email, 'Asia/Riyadh'],
      [parent, 'Asia/Riyadh'],
      [tutor.email, 'Europe/London'],
    ] as const) {
      const mail = await setup.mailTo(address);
      expect(mail).toMatchObject({ kind: 'lesson-moved', data: { timezone, reason: 'The hall is taken' } });
      expect(changeIn(mail)).toMatchObject({
        from: { startsAt: was.toISOString() },
        to: { startsAt: now.toISOString() },
      });
    }
    expect(await setup.noticesOf(tutor)).toMatchObject([
      { kind: 'lesson-moved', lesson: { student: { name: 'Omar' }, reason: 'The hall is taken' } },
    ]);
  });

  test('cancelled less than six hours ahead: told as soon as nobody can undo it, with the reason (R722)', async () => {
    const { tutor, student, parent, lesson } = await setup.newPair();
    const { id } = await lesson(5 * HOUR);
    await setup.become(tutor, id, 'cancelled', 'I am ill');
    for (const address of [student.email, parent])
      expect(await setup.mailTo(address)).toMatchObject({
        kind: 'lesson-cancelled',
        nextAttemptAt: setup.fromNow(60_000),
        data: { reason: 'I am ill' },
      });
  });

  test('what is put right after it was over concerns nobody', async () => {
    const { tutor, student, parent, lesson } = await setup.newPair();
    const { id } = await lesson(-2 * HOUR);
    await setup.become(tutor, id, 'cancelled', 'Nobody came');
    expect(await setup.mailsTo(parent)).toEqual([]);
    expect(await setup.noticesOf(student)).toEqual([]);
  });

  test('notes alone are no news', async () => {
    const { tutor, student, parent, lesson } = await setup.newPair();
    const { id } = await lesson(DAY);
    await tutor.call('PATCH', `/api/sessions/${id}`, { body: { notes: 'Chapter 3' }, version: 1 });
    expect(await setup.mailsTo(parent)).toEqual([]);
    expect(await setup.noticesOf(student)).toEqual([]);
  });

  test('a family that is not active, and an academy that sends no notifications, mail nothing; the bell keeps it', async () => {
    const { tutor, student, parent, lesson } = await setup.newPair();
    const { id } = await lesson(DAY);
    await setup.app.db.update(settings).set({ emailNotifications: false });
    await setup.move(tutor, id, setup.fromNow(2 * DAY));
    await setup.app.db.update(settings).set({ emailNotifications: true });
    expect(await setup.mailsTo(parent)).toEqual([]);
    expect(await setup.noticesOf(student)).toHaveLength(1);
    await setup.app.db.update(profiles).set({ isActive: false }).where(eq(profiles.id, student.id));
    await setup.become(tutor, id, 'cancelled');
    expect(await setup.mailsTo(parent)).toEqual([]);
  });

  test('an address that student and parent share gets one mail', async () => {
    const { tutor, student, parent, lesson } = await setup.newPair();
    await setup.app.db.update(profiles).set({ email: parent }).where(eq(profiles.id, student.id));
    const { id } = await lesson(DAY);
    await setup.move(tutor, id, setup.fromNow(2 * DAY));
    expect(await setup.mailTo(parent)).toMatchObject({ data: { reader: 'student' } });
  });
});

describe('while a mail waits (R526)', () => {
  test('A to B and B to C is one mail A to C, and the bell’s older notice is outdated', async () => {
    const { tutor, student, parent, lesson } = await setup.newPair();
    const { id, startsAt: a } = await lesson(2 * DAY);
    await setup.move(tutor, id, setup.fromNow(3 * DAY));
    setup.app.clock.advance(MINUTE);
    const c = setup.fromNow(4 * DAY);
    await setup.move(tutor, id, c);
    for (const address of [student.email, parent]) {
      const mail = await setup.mailTo(address);
      expect(mail.nextAttemptAt).toEqual(setup.fromNow(2 * MINUTE));
      expect(changeIn(mail)).toMatchObject({
        from: { startsAt: a.toISOString() },
        to: { startsAt: c.toISOString() },
      });
    }
    const kept = await setup.noticesOf(student);
    expect(kept.map(({ isOutdated, lesson: told }) => [isOutdated, told?.from?.startsAt])).toEqual([
      [false, a.toISOString()],
      [true, a.toISOString()],
    ]);
    expect(await setup.unreadOf(student)).toBe(1);
  });

  test('A to B and back is none', async () => {
    const { tutor, student, parent, lesson } = await setup.newPair();
    const { id, startsAt } = await lesson(2 * DAY);
    await setup.move(tutor, id, setup.fromNow(3 * DAY));
    await setup.move(tutor, id, startsAt);
    expect(await setup.mailsTo(student.email)).toEqual([]);
    expect(await setup.mailsTo(parent)).toEqual([]);
    expect(await setup.noticesOf(student)).toMatchObject([{ isOutdated: true }]);
    expect(await setup.unreadOf(student)).toBe(0);
  });

  test('made and cancelled is none, and so is cancelled and scheduled again', async () => {
    const { tutor, student, parent, lesson } = await setup.newPair();
    const made = await setup.log(tutor, student.id, setup.fromNow(2 * DAY));
    await setup.become(tutor, made.id, 'cancelled');
    const { id } = await lesson(3 * DAY);
    await setup.become(tutor, id, 'cancelled');
    await setup.become(tutor, id, 'scheduled');
    expect(await setup.mailsTo(parent)).toEqual([]);
  });

  test('made and given another link is one mail with the new link, as a later change of the link alone is none', async () => {
    const { tutor, student, parent } = await setup.newPair();
    const { id } = await setup.log(tutor, student.id, setup.fromNow(2 * DAY));
    const link = (url: string, version: number) =>
      tutor.call('PATCH', `/api/sessions/${id}`, { body: { meetingLink: url }, version });
    await link('https://meet.example/new', 1);
    expect(await setup.mailTo(parent)).toMatchObject({
      kind: 'lesson-made',
      data: { joinLink: 'https://meet.example/new' },
    });
    setup.app.clock.advance(3 * MINUTE);
    await setup.deliver();
    await link('https://meet.example/newer', 2);
    expect(await setup.mailsTo(parent)).toEqual([]);
    expect((await setup.noticesOf(student)).filter(({ isOutdated }) => !isOutdated)).toHaveLength(1);
  });

  test('made and moved as its family asked is one mail of a new lesson, with the answer', async () => {
    const { tutor, student, parent } = await setup.newPair();
    const { id } = await setup.log(tutor, student.id, setup.fromNow(2 * DAY));
    const asking = { sessionId: id, kind: 'move', reason: 'A school trip' };
    const asked = await student.call('POST', '/api/session-requests', { body: asking });
    const { id: requestId } = (await asked.json()) as { id: string };
    const [date = '', time = ''] = setup
      .fromNow(3 * DAY)
      .toISOString()
      .split('T');
    const body = { decision: 'accepted', answer: 'Gladly', date, time: time.slice(0, 5), timezone: 'UTC' };
    await tutor.call('POST', `/api/session-requests/${requestId}/answer`, { body, version: 1 });
    expect(await setup.mailTo(parent)).toMatchObject({ kind: 'lesson-made' });
    expect((await setup.writtenTo(student.email)).text).toContain('Reply to your request: Gladly');
  });

  test('what went out is told from there: sent A to B, then back, is a second mail', async () => {
    const { tutor, student, parent, lesson } = await setup.newPair();
    const { id, startsAt: a } = await lesson(2 * DAY);
    const b = setup.fromNow(3 * DAY);
    await setup.move(tutor, id, b);
    setup.app.clock.advance(2 * MINUTE);
    await setup.deliver();
    await setup.move(tutor, id, a);
    const mail = await setup.mailTo(parent);
    expect(changeIn(mail)).toMatchObject({
      from: { startsAt: b.toISOString() },
      to: { startsAt: a.toISOString() },
    });
    expect((await setup.noticesOf(student))[0]?.lesson?.from?.startsAt).toBe(b.toISOString());
  });

  test.each([
    ['a worker has in hand', '1 hour', 'waiting'],
    ['a worker died over', '-1 hour', 'withdrawn'],
  ])('a mail that %s may have arrived: its reader counts as told', async (_, claimed, left) => {
    const { tutor, parent, lesson } = await setup.newPair();
    const { id, startsAt: a } = await lesson(2 * DAY);
    await setup.move(tutor, id, setup.fromNow(3 * DAY));
    const [first] = await setup.mailsTo(parent);
    await setup.app.db.$client.query(
      `update mail_outbox set attempts = 1, claimed_until = clock_timestamp() + $2::interval where id = $1`,
      [first?.id, claimed],
    );
    await setup.move(tutor, id, a);
    const [earlier] = await setup.app.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.id, first?.id ?? ''));
    expect(earlier?.status).toBe(left);
    const told = (await setup.mailsTo(parent)).filter(mail => mail.id !== first?.id);
    expect(told.map(changeIn)).toMatchObject([{ to: { startsAt: a.toISOString() } }]);
  });

  test('a notice that was read is known: what takes it back is told under the bell', async () => {
    const { tutor, student, lesson } = await setup.newPair();
    const { id, startsAt: a } = await lesson(2 * DAY);
    await setup.move(tutor, id, setup.fromNow(3 * DAY));
    const [read] = await setup.noticesOf(student);
    await student.call('POST', '/api/notices/read', { body: { ids: [read?.id] } });
    setup.app.clock.advance(MINUTE);
    await setup.move(tutor, id, a);
    expect(await setup.noticesOf(student)).toMatchObject([
      { kind: 'lesson-moved', isRead: false, lesson: { to: { startsAt: a.toISOString() } } },
      { isRead: true, isOutdated: true },
    ]);
  });
});

describe('another tutor', () => {
  test('the family hears who it is, and the tutor that the lesson is hers; who left hears nothing', async () => {
    const { tutor, student, parent, assignment, lesson } = await setup.newPair();
    const { id } = await lesson(3 * DAY);
    await setup.part(assignment);
    await setup.deliver();
    const { tutor: next } = await setup.newPair();
    await setup.assignAgain(next, student);
    const { version } = await setup.stored(id);
    const body = { tutorId: next.id };
    await setup.admin.call('POST', `/api/sessions/${id}/reassignment`, { body, version });
    expect(await setup.mailTo(parent)).toMatchObject({ kind: 'lesson-tutor' });
    expect(await setup.mailTo(next.email)).toMatchObject({ kind: 'lesson-made' });
    expect(await setup.mailsTo(tutor.email)).toEqual([]);
    expect(await setup.noticesOf(next)).toMatchObject([{ kind: 'lesson-made' }]);
  });

  test('a lesson that is handed over is new to one tutor and cancelled to the other (R961)', async () => {
    const { tutor, student, parent, lesson } = await setup.newPair();
    const { tutor: next } = await setup.newPair();
    const { id } = await lesson(3 * DAY);
    await setup.assignAgain(next, student);
    const { version } = await setup.stored(id);
    const give = (tutorId: string, seen = version) =>
      setup.admin.call('POST', `/api/sessions/${id}/reassignment`, { body: { tutorId }, version: seen });
    expect((await give(tutor.id)).status).toBe(409);
    expect((await give(next.id)).status).toBe(200);
    expect(await setup.mailTo(parent)).toMatchObject({ kind: 'lesson-tutor' });
    expect(await setup.mailTo(next.email)).toMatchObject({ kind: 'lesson-made' });
    expect(await setup.mailTo(tutor.email)).toMatchObject({ kind: 'lesson-cancelled' });
    expect(await setup.noticesOf(tutor)).toMatchObject([{ kind: 'lesson-cancelled' }]);
    expect((await tutor.call('GET', `/api/sessions/${id}`)).status).toBe(404);
    expect((await next.call('GET', `/api/sessions/${id}`)).status).toBe(200);
  });

  test('an end takes back what waits about its lessons: the family gets the one mail that lists them (R603)', async () => {
    const { tutor, parent, assignment, lesson } = await setup.newPair();
    const { id } = await lesson(3 * DAY);
    await setup.move(setup.admin, id, setup.fromNow(4 * DAY));
    await setup.part(assignment);
    expect((await setup.mailsTo(parent)).map(({ kind }) => kind)).toEqual(['tutor-left']);
    expect(await setup.mailsTo(tutor.email)).toEqual([]);
  });
});

describe('homework', () => {
  const assigned = (studentId: string, more: object = {}) => ({
    studentId,
    subject: 'English',
    title: 'An essay',
    dueDate: setup
      .fromNow(7 * DAY)
      .toISOString()
      .slice(0, 10),
    ...more,
  });

  test('that is set, and that is marked, is told to student and parent once each (R525)', async () => {
    const { tutor, student, parent } = await setup.newPair();
    const answer = await tutor.call('POST', '/api/homework', { body: assigned(student.id) });
    const { id } = (await answer.json()) as { id: string };
    expect(await setup.mailTo(parent)).toMatchObject({
      kind: 'homework-set',
      about: `homework:${id}`,
      nextAttemptAt: setup.fromNow(2 * MINUTE),
    });
    setup.app.clock.advance(MINUTE);
    await tutor.call('PATCH', `/api/homework/${id}`, { body: { title: 'A long essay' }, version: 1 });
    expect(changeIn(await setup.mailTo(parent))).toMatchObject({ from: null, to: { title: 'A long essay' } });
    expect((await setup.noticesOf(student)).map(({ isOutdated }) => isOutdated)).toEqual([false, true]);
    setup.app.clock.advance(2 * MINUTE);
    await setup.deliver();

    const done = await addHomework(setup.app, {
      tutorId: tutor.id,
      studentId: student.id,
      status: 'completed',
    });
    const grade = (body: object, version: number) =>
      tutor.call('POST', `/api/homework/${done.id}/grade`, { body, version });
    expect((await grade({ grade: 'B' }, 1)).status).toBe(200);
    setup.app.clock.advance(MINUTE);
    expect((await grade({ grade: 'B+', feedback: 'Well argued' }, 2)).status).toBe(200);
    expect(changeIn(await setup.mailTo(parent))).toMatchObject({
      from: { grade: null },
      to: { grade: 'B+', feedback: 'Well argued' },
    });
    expect((await setup.noticesOf(student))[0]).toMatchObject({
      kind: 'homework-graded',
      homework: { id: done.id, to: { grade: 'B+' } },
    });
    expect(await setup.noticesOf(tutor)).toEqual([]);
  });

  test('that an admin sets in a tutor’s name is told to her too', async () => {
    const { tutor, student } = await setup.newPair();
    const body = assigned(student.id, { tutorId: tutor.id });
    expect((await setup.admin.call('POST', '/api/homework', { body })).status).toBe(201);
    expect(await setup.mailTo(tutor.email)).toMatchObject({
      kind: 'homework-set',
      data: { reader: 'tutor' },
    });
    expect(await setup.noticesOf(tutor)).toMatchObject([{ kind: 'homework-set' }]);
  });
});

describe('what a mail says (R680)', () => {
  const eventIn = (content: string) => {
    const calendar = new ICAL.Component(ICAL.parse(content));
    return { calendar, event: new ICAL.Event(calendar.getFirstSubcomponent('vevent') as ICAL.Component) };
  };
  const feedEvent = async (who: Awaited<ReturnType<NoticeSetup['newPair']>>['student'], id: string) => {
    await who.call('POST', '/api/me/calendar-feed');
    const { address } = (await (await who.call('GET', '/api/me/calendar-feed')).json()) as {
      address: string;
    };
    const feed = new ICAL.Component(
      ICAL.parse(await (await setup.app.fetch(new URL(address).pathname)).text()),
    );
    return feed
      .getAllSubcomponents('vevent')
      .map(part => new ICAL.Event(part))
      .find(({ uid }) => uid === id);
  };

  test('when it was and is, by both clocks, why, and the calendar entry of the feed', async () => {
    const { tutor, student, parent, lesson } = await setup.newPair();
    const { id } = await lesson(0, { startsAt: new Date('2027-03-21T16:00:00Z') });
    await setup.move(tutor, id, new Date('2027-03-22T15:00:00Z'), 'A school <b>trip</b>');
    const { subject, text, html, attachments, headers } = await setup.writtenTo(student.email);
    expect(subject).toBe('Your lesson has been moved: Monday 22 March, 18:00');
    expect(text).toContain('Before: Sunday 21 March, 19:00 (Riyadh) / Sunday 21 March, 16:00 (London)');
    expect(text).toContain('New time: Monday 22 March, 18:00 (Riyadh) / Monday 22 March, 15:00 (London)');
    expect(text).toContain('Reason: A school <b>trip</b>');
    expect(html).toContain('A school &lt;b&gt;trip&lt;/b&gt;');
    expect(text.split('\n')).toContain('https://bayan.example/student-dashboard/sessions');
    expect(text).not.toContain('stop-reminders');
    expect(headers).not.toHaveProperty('List-Unsubscribe');

    const [attachment] = attachments ?? [];
    expect(attachment).toMatchObject({
      filename: 'lesson.ics',
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    });
    const { calendar, event } = eventIn(attachment?.content ?? '');
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
    const inFeed = await feedEvent(student, id);
    expect(event).toMatchObject({ uid: id, sequence: 1, summary: inFeed?.summary });
    expect(inFeed).toMatchObject({ uid: id, sequence: 1 });
    expect(event.startDate.toString()).toBe('2027-03-22T18:00:00');

    const arabic = await setup.writtenTo(parent);
    expect(arabic.subject).toBe('تغيّر موعد درس \u2068عمر\u2069: الاثنين، 22 مارس، الساعة \u206618:00\u2069');
    expect(arabic.text).toContain('(الرياض)');
    expect(arabic.text).toContain('(لندن)');
  });

  test('a cancelled lesson takes itself out of calendars, under a SEQUENCE that has grown', async () => {
    const { tutor, student, lesson } = await setup.newPair();
    const { id } = await lesson(2 * DAY);
    await setup.move(tutor, id, setup.fromNow(3 * DAY));
    setup.app.clock.advance(2 * MINUTE);
    await setup.deliver();
    await setup.become(tutor, id, 'cancelled', 'I am ill');
    const { attachments, text } = await setup.writtenTo(student.email);
    const { event } = eventIn(attachments?.[0]?.content ?? '');
    expect(event.sequence).toBe(2);
    expect(event.component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(text).toContain('Reason: I am ill');
    expect(attachments?.[0]?.content).not.toContain('I am ill');
  });
});

test('a page that is open hears of it at once (R304)', async () => {
  const { tutor, student, lesson } = await setup.newPair();
  const { id } = await lesson(2 * DAY);
  await setup.app.hearChanges();
  const ear = await listenAs(await setup.app.listen(), student.token);
  await setup.move(tutor, id, setup.fromNow(3 * DAY));
  await ear.hears({ noun: 'notices', id: student.id });
  ear.hangUp();
});
