import { eq, sql } from 'drizzle-orm';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailOutbox } from '#schema/academy.ts';
import { availabilityHours, availabilitySets } from '#schema/availability.ts';
import { type NoticeSetup, openNoticeSetup } from '#test/notices/notice-setup.ts';
import { type MadeSeries, makeSundays, SUNDAYS } from './sundays.ts';

const MINUTE = 60_000;
let setup: NoticeSetup;
let pair: Awaited<ReturnType<NoticeSetup['newPair']>>;
let series: MadeSeries;
beforeAll(async () => {
  setup = await openNoticeSetup();
});
afterAll(() => setup.close());

/** She teaches on Sundays from 12:00 to 17:00 by London's clock. */
beforeEach(async () => {
  pair = await setup.newPair();
  const { tutor, student } = pair;
  const [set] = await setup.app.db
    .insert(availabilitySets)
    .values({ tutorId: tutor.id, timezone: 'Europe/London', validFrom: '2026-01-01', bufferMinutes: 0 })
    .returning();
  await setup.app.db
    .insert(availabilityHours)
    .values({ setId: set?.id ?? '', weekday: 7, opens: 12 * 60, closes: 17 * 60 });
  series = await makeSundays(setup.admin, student.id, { tutorId: tutor.id });
});

const readers = () => [pair.student.email, pair.parent, pair.tutor.email];
const endOn = (untilOn: string) =>
  setup.admin.call('POST', `/api/session-series/${series.id}/end`, { body: { untilOn }, version: 1 });
const kindsTo = async (address: string) => (await setup.mailsTo(address)).map(({ kind }) => kind);

describe('a new series (R525)', () => {
  test('is one mail and one notice for each reader, two minutes later', async () => {
    const dueAt = new Date(setup.app.clock.now().getTime() + 2 * MINUTE);
    for (const [place, address] of readers().entries())
      expect(await setup.mailTo(address)).toMatchObject({
        ...{ kind: 'series-made', nextAttemptAt: dueAt, about: `session-series:${series.id}` },
        ...{ language: place === 1 ? 'ar' : 'en', data: { reader: ['student', 'parent', 'tutor'][place] } },
      });
    for (const who of [pair.student, pair.tutor]) {
      expect(await setup.noticesOf(who)).toMatchObject([
        {
          kind: 'series-made',
          lesson: null,
          series: { id: series.id, count: 12, studentId: pair.student.id },
        },
      ]);
      expect(await setup.unreadOf(who)).toBe(1);
    }
  });

  test('is told to the family by its clock: what, from when, the first ten dates, and how many', async () => {
    const { subject, text, attachments } = await setup.writtenTo(pair.student.email);
    expect(subject).toBe('Your weekly lessons with Eleanor Finch');
    expect(text).toContain(
      'Hello Omar, you have new weekly English lessons with Eleanor Finch: 12 lessons, from Sunday 10 January.',
    );
    expect(text).toContain('Lesson 1: Sunday 10 January, 19:00 (Riyadh) / Sunday 10 January, 16:00 (London)');
    expect(text.match(/Lesson \d+: /g)).toHaveLength(10);
    expect(text).toContain('Later: 2 more');
    expect(text).not.toMatch(/clock|hours/);
    const calendar = new ICAL.Component(ICAL.parse(attachments?.[0]?.content ?? ''));
    expect(calendar.getAllSubcomponents('vevent')).toHaveLength(12);
    const theirs = await setup.writtenTo(pair.parent);
    expect(theirs.subject).toBe('دروس \u2068عمر\u2069 الأسبوعية مع \u2068Eleanor Finch\u2069');
    expect(theirs.text).toContain('12 درسًا');
    expect(theirs.text).toContain('درسان آخران');
  });

  test('is told to the tutor with what the clocks do to it, and what is outside her hours', async () => {
    const { subject, text } = await setup.writtenTo(pair.tutor.email);
    expect(subject).toBe('New in your timetable: weekly sessions with Omar');
    expect(text).toContain(
      'Session 1: Sunday 10 January, 16:00 (London) / Sunday 10 January, 19:00 (Riyadh)',
    );
    expect(text).toContain(
      'By your clock: 1 session begins 60 minutes later, from Sunday 28 March to Sunday 28 March.',
    );
    expect(text).toContain('Outside your hours: 1 session');
  });

  test('without an end says that it goes on, until it is ended (R453)', async () => {
    const { tutor, student } = await setup.newPair();
    const open = { untilOn: undefined, days: SUNDAYS.slice(0, 3), tutorId: tutor.id };
    const made = await makeSundays(setup.admin, student.id, open);
    const goesOn = 'End: None for now.';
    expect((await setup.writtenTo(student.email)).text).toContain(goesOn);
    const body = { untilOn: '2027-01-17' };
    await setup.admin.call('POST', `/api/session-series/${made.id}/end`, { body, version: 1 });
    const { text } = await setup.writtenTo(student.email);
    expect(text).toContain('2 lessons');
    expect(text).not.toContain(goesOn);
  });

  test('that ends before anybody was told is told as it is then, or not at all (R526)', async () => {
    setup.app.clock.advance(MINUTE);
    expect((await endOn('2027-02-28')).status).toBe(200);
    for (const address of readers()) {
      const { kind, data } = await setup.mailTo(address);
      expect(kind).toBe('series-made');
      expect(JSON.parse(data.planned ?? '')).toHaveLength(8);
      expect(JSON.parse(data.events ?? '')).toHaveLength(8);
    }
    const [now, before] = await setup.noticesOf(pair.student);
    expect(now).toMatchObject({ kind: 'series-made', isOutdated: false, series: { count: 8 } });
    expect(before).toMatchObject({ kind: 'series-made', isOutdated: true });

    const { student, tutor } = pair;
    series = await makeSundays(setup.admin, student.id, {
      ...{ tutorId: tutor.id, days: SUNDAYS.slice(-1), startsOn: '2027-03-28' },
    });
    expect((await endOn('2027-03-27')).status).toBe(200);
    for (const address of readers()) expect(await kindsTo(address)).toEqual(['series-made']);
  });

  test('that ends once it was told is told as an end', async () => {
    setup.app.clock.advance(2 * MINUTE);
    await setup.deliver();
    await endOn('2027-02-28');
    for (const address of readers()) expect(await kindsTo(address)).toEqual(['lessons-settled']);
    const notices = await setup.noticesOf(pair.student);
    expect(
      notices
        .filter(({ isOutdated }) => !isOutdated)
        .map(({ kind }) => kind)
        .toSorted(),
    ).toEqual(['lesson-cancelled', 'series-made']);
  });

  test('that a worker has in hand counts as told', async () => {
    await setup.app.db
      .update(mailOutbox)
      .set({ claimedUntil: sql`clock_timestamp() + interval '1 minute'` })
      .where(eq(mailOutbox.toAddress, pair.parent));
    await endOn('2027-02-28');
    for (const address of readers())
      expect((await kindsTo(address)).toSorted()).toEqual(['lessons-settled', 'series-made']);
    const made = (await setup.mailsTo(pair.student.email)).find(({ kind }) => kind === 'series-made');
    expect(JSON.parse(made?.data.planned ?? '')).toHaveLength(12);
  });

  test('is not mailed to whoever wants no mails of new lessons (R682)', async () => {
    const chosen = { lessonMade: false, lessonTutor: true, homeworkSet: true, homeworkGraded: true };
    const answer = await pair.student.call('PUT', '/api/me/notice-settings', { body: chosen, version: 0 });
    expect(answer.status).toBe(200);
    // What waited for the family is taken back.
    expect(await kindsTo(pair.student.email)).toEqual([]);
    expect(await kindsTo(pair.parent)).toEqual([]);
    expect(await kindsTo(pair.tutor.email)).toEqual(['series-made']);
  });
});

describe('a series that goes on by another rule (R456, R525)', () => {
  const changeTo = async (time: string, given: object = {}) => {
    const sessionId = series.sessions[4]?.id;
    const slots = [{ weekday: 7, time }];
    const body = { scope: 'following', sessionId, slots, days: SUNDAYS.slice(4), ...given };
    const path = `/api/session-series/${series.id}/change`;
    const answer = await setup.admin.call('POST', path, { body, version: 1 });
    expect(answer.status).toBe(201);
    return (await answer.json()) as MadeSeries;
  };
  const told = async () => {
    setup.app.clock.advance(2 * MINUTE);
    await setup.deliver();
  };

  test('is one mail and one notice for each reader, with how it was and how it is', async () => {
    await told();
    const next = await changeTo('18:00', { days: SUNDAYS.slice(4, 10), untilOn: SUNDAYS[9] });
    for (const address of readers()) expect(await kindsTo(address)).toEqual(['series-changed']);
    const { subject, text, attachments } = await setup.writtenTo(pair.student.email);
    expect(subject).toBe('Your weekly lessons with Eleanor Finch change');
    expect(text).toContain('The first one in the new plan is on Sunday 7 February.');
    expect(text).toContain('Until now: Sunday 19:00 (Riyadh), 60 minutes');
    expect(text).toContain('From now on: Sunday 18:00 (Riyadh), 60 minutes');
    expect(text).toContain('No longer planned: 2 lessons');
    expect(text).toContain('Lesson 1: Sunday 7 February, 18:00 (Riyadh) / Sunday 7 February, 15:00 (London)');
    const calendar = new ICAL.Component(ICAL.parse(attachments?.[0]?.content ?? ''));
    const statuses = calendar.getAllSubcomponents('vevent').map(one => one.getFirstPropertyValue('status'));
    expect(statuses).toHaveLength(8);
    expect(statuses.filter(status => status === 'CANCELLED')).toHaveLength(2);
    expect((await setup.writtenTo(pair.parent)).text).toContain('الأحد');
    expect((await setup.writtenTo(pair.tutor.email)).subject).toBe('Your weekly sessions with Omar change');
    const [notice] = await setup.noticesOf(pair.student);
    expect(notice).toMatchObject({ kind: 'series-changed', series: { id: next.id, count: 6 } });
    expect(await setup.unreadOf(pair.student)).toBe(2);
  });

  test('is told after what it was, where nobody has heard of that yet', async () => {
    await changeTo('18:00');
    for (const address of readers())
      expect((await kindsTo(address)).toSorted()).toEqual(['series-changed', 'series-made']);
    const dueAt = setup.app.clock.now();
    for (const { nextAttemptAt } of await setup.mailsTo(pair.parent)) expect(nextAttemptAt).toEqual(dueAt);
  });

  test('with another tutor is told to each whose lessons they were or are', async () => {
    await told();
    const { tutor } = await setup.newPair();
    await changeTo('19:00', { tutorId: tutor.id });
    for (const address of [...readers(), tutor.email])
      expect(await kindsTo(address)).toEqual(['lessons-settled']);
    expect((await setup.mailTo(pair.tutor.email)).data.reader).toBe('former-tutor');
    expect((await setup.mailTo(tutor.email)).data.reader).toBe('tutor');
  });
});
