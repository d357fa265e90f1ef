import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { timeOff } from '#schema/availability.ts';
import { DAY, HOUR } from '#test/assignments/parted.ts';
import { addSession, type Person } from '#test/builders.ts';
import { type NoticeSetup, openNoticeSetup } from '#test/notices/notice-setup.ts';

let setup: NoticeSetup;
beforeAll(async () => {
  setup = await openNoticeSetup();
});
afterAll(() => setup.close());

const openHandover = async (lessons: number) => {
  const pair = await setup.newPair();
  const { tutor: next } = await setup.newPair();
  for (let week = 1; week <= lessons; week += 1) await pair.lesson(week * 7 * DAY);
  const handOver = async () => {
    const path = `/api/assignments/${pair.assignment}/handover`;
    const answer = await setup.admin.call('POST', path, { body: { tutorId: next.id }, version: 1 });
    expect(answer.status).toBe(200);
  };
  return { ...pair, next, handOver };
};
const kindsTo = async (address: string) => (await setup.mailsTo(address)).map(({ kind }) => kind);
const takeOff = (tutor: Person, from: number, until: number) =>
  setup.app.db.insert(timeOff).values({
    tutorId: tutor.id,
    startsAt: setup.fromNow(from),
    endsAt: setup.fromNow(until),
    kind: 'leave',
  });
const calendarOf = ({ attachments }: Awaited<ReturnType<NoticeSetup['writtenTo']>>) =>
  new ICAL.Component(ICAL.parse(attachments?.[0]?.content ?? '')).getAllSubcomponents('vevent');

describe('a handover of several lessons (R607)', () => {
  test('is one mail for each reader, with the lessons by both clocks and as calendar entries', async () => {
    const { tutor, next, student, parent, handOver } = await openHandover(14);
    await handOver();
    for (const [address, language, reader] of [
      [student.email, 'en', 'student'],
      [parent, 'ar', 'parent'],
      [next.email, 'en', 'tutor'],
      [tutor.email, 'en', 'former-tutor'],
    ] as const)
      expect(await setup.mailTo(address)).toMatchObject({
        kind: 'lessons-settled',
        language,
        nextAttemptAt: setup.app.clock.now(),
        data: { reader, count: '14' },
      });
    const { subject, text, ...mail } = await setup.writtenTo(student.email);
    expect(subject).toBe('Your lessons with Eleanor Finch are changing');
    expect(text).toContain('Hello Omar, 14 lessons with Eleanor Finch are changing:');
    expect(text.match(/\(Riyadh\) \/ .*\(London\), with Eleanor Finch/g)).toHaveLength(12);
    expect(text).toContain('Later: 2 more');
    expect(calendarOf(mail as never)).toHaveLength(14);
    const theirs = await setup.writtenTo(parent);
    expect(theirs.subject).toBe('تغيّرات في دروس \u2068عمر\u2069 مع \u2068Eleanor Finch\u2069');
    expect(theirs.text).toContain('طرأ تغيّر على 14 درسًا في جدول');
    expect(theirs.text).toContain('درسان آخران');
    expect((await setup.writtenTo(next.email)).subject).toBe('New in your timetable: 14 sessions');
    const hers = await setup.writtenTo(tutor.email);
    expect(hers.subject).toBe('Removed from your timetable: 14 sessions');
    expect(new Set(calendarOf(hers).map(entry => entry.getFirstPropertyValue('status')))).toEqual(
      new Set(['CANCELLED']),
    );
    expect(await setup.noticesOf(student)).toHaveLength(14);
  });

  test('says in the same mail which lessons wait for another tutor', async () => {
    const { next, student, parent, handOver } = await openHandover(2);
    await takeOff(next, 7 * DAY, 7 * DAY + HOUR);
    await handOver();
    for (const address of [student.email, parent])
      expect(await kindsTo(address)).toEqual(['lessons-settled']);
    const { text, ...mail } = await setup.writtenTo(student.email);
    expect(text).toContain('2 lessons');
    expect(text).toMatch(/\(Riyadh\) \(your academy is arranging a tutor\)/);
    expect(calendarOf(mail as never)).toHaveLength(1);
    expect(await kindsTo(next.email)).toEqual(['lesson-made']);
  });

  test('of a single lesson is told as any change of one', async () => {
    const { tutor, next, student, handOver } = await openHandover(1);
    await handOver();
    expect(await kindsTo(student.email)).toEqual(['lesson-tutor']);
    expect(await kindsTo(next.email)).toEqual(['lesson-made']);
    expect(await kindsTo(tutor.email)).toEqual(['lesson-cancelled']);
  });

  test('tells a lesson whose move nobody had heard of with that move (R526)', async () => {
    const { tutor, student, lesson, handOver } = await openHandover(2);
    const { id, startsAt } = await lesson(2 * DAY);
    await setup.move(tutor, id, setup.fromNow(3 * DAY));
    await handOver();
    const mails = await setup.mailsTo(student.email);
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['lesson-moved', 'lessons-settled']);
    const moved = mails.find(({ kind }) => kind === 'lesson-moved');
    expect(JSON.parse(moved?.data.told ?? '{}')).toMatchObject({
      from: { startsAt: startsAt.toISOString() },
      to: { startsAt: setup.fromNow(3 * DAY).toISOString() },
    });
  });

  test('is no mail to a family that switched such mails off, and its link stops them for one reader', async () => {
    const { student, parent, handOver } = await openHandover(2);
    const body = { lessonTutor: false, lessonMade: true, homeworkSet: true, homeworkGraded: true };
    expect((await student.call('PUT', '/api/me/notice-settings', { body, version: 0 })).status).toBe(200);
    await handOver();
    expect(await setup.mailsTo(parent)).toEqual([]);
    const other = await openHandover(2);
    await other.handOver();
    const { headers, text } = await setup.writtenTo(other.parent);
    expect(headers['List-Unsubscribe']).toContain('token=');
    expect(text).toContain('/stop-reminders?');
    expect((await setup.writtenTo(other.next.email)).headers).not.toHaveProperty('List-Unsubscribe');
  });
});

describe('a tutor who leaves (R607, R985)', () => {
  test('each family and each new tutor gets one mail about all lessons, and nobody hears that they wait', async () => {
    const pair = await setup.newPair();
    const other = await setup.newPair();
    const { tutor: next } = await setup.newPair();
    const made = [await pair.lesson(DAY), await pair.lesson(8 * DAY), await pair.lesson(15 * DAY)];
    const others = [
      await addSession(setup.app, {
        tutorId: pair.tutor.id,
        studentId: other.student.id,
        startsAt: setup.fromNow(2 * DAY),
      }),
    ];
    const chosen = [...made, ...others].map(({ id }) => ({ id, tutorId: next.id as string | null }));
    const body = {
      lessons: chosen.map(lesson => (lesson.id === made[2]?.id ? { ...lesson, tutorId: null } : lesson)),
      reason: 'Eleanor is leaving us.',
    };
    const path = `/api/tutors/${pair.tutor.id}/departure`;
    const answer = await setup.admin.call('POST', path, { body, version: 1 });
    expect(await answer.json()).toMatchObject({ isActive: false, settled: 4 });
    for (const address of [pair.student.email, pair.parent])
      expect(await kindsTo(address)).toEqual(['lessons-settled']);
    const { text } = await setup.writtenTo(pair.student.email);
    expect(text.match(/, with Eleanor Finch/g)).toHaveLength(2);
    expect(text.match(/\(cancelled\)/g)).toHaveLength(1);
    expect(text).toContain('Reason: Eleanor is leaving us.');
    expect(await kindsTo(other.parent)).toEqual(['lesson-tutor']);
    expect(await setup.mailTo(next.email)).toMatchObject({ kind: 'lessons-settled', data: { count: '3' } });
    expect((await setup.writtenTo(next.email)).text.match(/with Omar/g)).toHaveLength(3);
    expect(await setup.mailsTo(pair.tutor.email)).toEqual([]);
  });
});
