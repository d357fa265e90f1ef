import { authUsers } from '@bayan/auth/store/tables';
import type { Today } from '@bayan/domain/today/today.contract';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailOutbox } from '#schema/academy.ts';
import { applications } from '#schema/applications.ts';
import { timeOff } from '#schema/availability.ts';
import { profiles, tutors } from '#schema/people.ts';
import { academyConversations, feedback, sessions } from '#schema/teaching.ts';
import { addApplication, addCheck, addPerson, type Person, signIn } from '#test/builders.ts';
import { type NoticeSetup, openNoticeSetup } from '#test/notices/notice-setup.ts';

let setup: NoticeSetup;
let staff: Person;
beforeAll(async () => {
  setup = await openNoticeSetup();
  staff = await signIn(setup.app, { role: 'admin', rights: ['operations'] });
});
afterAll(() => setup.close());

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const LINK = 'https://meet.example/room';
/** Lessons begin at whole minutes, and none of a test is on the board of the next. */
beforeEach(async () => {
  const { app } = setup;
  app.clock.advance(MINUTE - (app.clock.now().getTime() % MINUTE));
  await app.db
    .update(sessions)
    .set({ status: 'cancelled', cancelledAt: app.clock.now(), cancelledBy: staff.id, confirmedAt: null })
    .where(inArray(sessions.status, ['scheduled', 'in-progress']));
  await app.db.update(applications).set({ stage: 'closed', closedReason: 'other' });
});

const board = async (): Promise<Today> => (await (await staff.call('GET', '/api/today')).json()) as Today;
const join = (who: Person, id: string) => who.call('POST', `/api/sessions/${id}/join`);

/** That the student has had a lesson before, it is not the first. */
async function lessonIn(
  minutes: number,
  more: Parameters<Awaited<ReturnType<NoticeSetup['newPair']>>['lesson']>[1] = {},
) {
  const pair = await setup.newPair();
  await pair.lesson(-1000 * HOUR, { status: 'completed', durationMinutes: 30 });
  const { id } = await pair.lesson(minutes * MINUTE, {
    durationMinutes: 30,
    meetingLink: LINK,
    confirmedAt: setup.app.clock.now(),
    ...more,
  });
  return { ...pair, id };
}

describe('lessons on today’s board (R941)', () => {
  test('are late once three minutes have passed and somebody is missing', async () => {
    const { id, tutor, student } = await lessonIn(5);
    setup.app.clock.advance(7 * MINUTE);
    expect((await board()).lessons).toMatchObject({ late: { count: 0, items: [] }, onCourse: 1 });
    setup.app.clock.advance(MINUTE);
    const { late, onCourse } = (await board()).lessons;
    expect(late).toMatchObject({
      count: 1,
      items: [{ session: { id }, risks: ['nobody-in'], tutorPhone: null }],
    });
    expect(onCourse).toBe(0);
    await join(tutor, id);
    expect((await board()).lessons.late.items).toMatchObject([{ risks: ['family-missing'] }]);
    await join(student, id);
    expect((await board()).lessons).toMatchObject({ late: { count: 0 }, onCourse: 1 });
  });

  test('whose tutor began them in time count so, and where the student alone came the tutor is missing', async () => {
    const begun = await lessonIn(1);
    const alone = await lessonIn(1);
    setup.app.clock.advance(MINUTE);
    await setup.become(begun.tutor, begun.id, 'in-progress');
    await join(alone.student, alone.id);
    setup.app.clock.advance(4 * MINUTE);
    const { lessons, figures } = await board();
    const risks = new Map(lessons.late.items.map(({ session, risks }) => [session.id, risks]));
    expect(risks.get(begun.id)).toEqual(['family-missing']);
    expect(risks.get(alone.id)).toEqual(['tutor-missing']);
    expect(figures.onTime.count).toBeGreaterThan(0);
    expect(figures.onTime.count).toBeLessThan(figures.onTime.of);
  });

  test('by the word of a family that has reported it: it is there, and the tutor is not until that is settled', async () => {
    const { id, tutor, student } = await lessonIn(1);
    setup.app.clock.advance(MINUTE);
    await setup.become(tutor, id, 'in-progress');
    setup.app.clock.advance(10 * MINUTE);
    expect((await board()).lessons.late.items).toMatchObject([{ risks: ['family-missing'] }]);
    const report = (kind: string) =>
      student.call('POST', '/api/session-reports', { body: { sessionId: id, kind } });
    await report('tutor-absent');
    const { lessons, reports } = await board();
    expect(lessons.late.items).toMatchObject([{ risks: ['tutor-missing'] }]);
    const [shown] = reports.items;
    if (!shown) throw new Error('no report');
    const { id: reportId, version, session } = shown;
    const body = { outcome: null, sessionVersion: session.version, answer: 'She is there.' };
    await staff.call('POST', `/api/session-reports/${reportId}/settle`, { body, version });
    await join(student, id);
    await report('no-connection');
    expect((await board()).lessons).toMatchObject({ late: { count: 0 }, onCourse: 1 });
  });

  test('come next with what is wrong: no link, not confirmed, the first, or a tutor with time off', async () => {
    const bare = await lessonIn(40, { meetingLink: null });
    const unconfirmed = await lessonIn(50, { confirmedAt: null });
    const away = await lessonIn(60);
    await setup.app.db.insert(timeOff).values({
      tutorId: away.tutor.id,
      startsAt: setup.fromNow(0),
      endsAt: setup.fromNow(2 * HOUR),
      kind: 'ill',
    });
    const newcomer = await setup.newPair();
    const first = await newcomer.lesson(70 * MINUTE, {
      meetingLink: LINK,
      confirmedAt: setup.app.clock.now(),
    });
    await newcomer.lesson(20 * HOUR, { meetingLink: LINK });
    const fine = await lessonIn(80);
    const far = await lessonIn(25 * 60, { meetingLink: null });
    const { next } = (await board()).lessons;
    expect(next.items.map(({ session, risks }) => [session.id, risks])).toEqual([
      [bare.id, ['no-link']],
      [unconfirmed.id, ['not-confirmed']],
      [away.id, ['tutor-away']],
      [first.id, ['first']],
    ]);
    expect(next.count).toBe(4);
    expect(next.items.map(({ session }) => session.id)).not.toContain(fine.id);
    expect(next.items.map(({ session }) => session.id)).not.toContain(far.id);
  });

  test('that are over wait until somebody closes them, as the badge counts them', async () => {
    const { id, tutor } = await lessonIn(-90);
    const later = await lessonIn(-60);
    const { over } = (await board()).lessons;
    expect(over.items.map(({ session }) => session.id)).toEqual([later.id, id]);
    const badges = (await (await staff.call('GET', '/api/badges')).json()) as { sessions: number };
    expect(badges.sessions).toBe(over.count);
    await setup.become(tutor, id, 'completed');
    const after = await board();
    expect(after.lessons.over.items.map(({ session }) => session.id)).toEqual([later.id]);
  });

  test('of the academy’s day are counted, the cancelled ones left out', async () => {
    const before = (await board()).figures.lessons;
    const { id, tutor } = await lessonIn(-40);
    await lessonIn(-35);
    await lessonIn(-5);
    await lessonIn(30);
    await lessonIn(40, {
      status: 'cancelled',
      cancelledAt: setup.app.clock.now(),
      cancelledBy: staff.id,
      confirmedAt: null,
    });
    await setup.become(tutor, id, 'completed');
    expect((await board()).figures.lessons).toEqual({
      done: before.done + 1,
      toClose: before.toClose + 1,
      now: before.now + 1,
      next: before.next + 1,
    });
  });

  test('without a tutor lead to their own list', async () => {
    expect((await board()).lessons.withoutTutor).toBe(false);
    const { id } = await lessonIn(30, {
      tutorLeftAt: setup.app.clock.now(),
      meetingLink: null,
      confirmedAt: null,
    });
    const { lessons } = await board();
    expect(lessons.withoutTutor).toBe(true);
    expect(lessons.next.items.map(({ session }) => session.id)).not.toContain(id);
  });
});

test('families that wait come with the least time left first, and leave when they are matched (R942)', async () => {
  const { app } = setup;
  const late = await addApplication(app, { createdAt: setup.fromNow(-75 * HOUR) });
  const fresh = await addApplication(app, { createdAt: setup.fromNow(-2 * HOUR) });
  await addApplication(app, { createdAt: setup.fromNow(-90 * HOUR), stage: 'closed', closedReason: 'other' });
  const { applications: waiting } = await board();
  expect(waiting).toMatchObject({ count: 2, items: [{ id: late }, { id: fresh }] });
  expect(JSON.stringify(waiting)).not.toContain('Omar');
});

test('requests come by the soonest lesson, and messages by the longest wait (R943)', async () => {
  const later = await lessonIn(48 * 60);
  const sooner = await lessonIn(30 * 60);
  const ask = ({ student, id }: typeof later) =>
    student.call('POST', '/api/session-requests', {
      body: { sessionId: id, kind: 'cancel', reason: 'A trip' },
    });
  await ask(sooner);
  await ask(later);
  await later.student.call('POST', '/api/messages', { body: { to: 'academy', text: 'Is there a lesson?' } });
  const { requests, messages } = await board();
  expect(requests.items.map(({ session }) => session.id)).toEqual([sooner.id, later.id]);
  expect(requests.count).toBe(2);
  expect(messages).toMatchObject({ count: 1, items: [{ student: { id: later.student.id } }] });
  // What was said is a look at the conversation itself.
  expect(JSON.stringify(messages)).not.toContain('Is there a lesson?');
  await setup.app.db.update(academyConversations).set({ isWaiting: false });
  expect((await board()).messages.count).toBe(0);
});

test('tutors wait for approval while the academy asks for it (R944)', async () => {
  const id = await addPerson(setup.app, { role: 'tutor', name: 'Sophie Pryce', approved: false });
  await addPerson(setup.app, { role: 'tutor', approved: false, isActive: false });
  expect((await board()).tutors).toMatchObject({ count: 1, items: [{ id, name: 'Sophie Pryce' }] });
  await setup.app.db
    .update(tutors)
    .set({ approvedAt: setup.app.clock.now() })
    .where(eq(tutors.profileId, id));
  expect((await board()).tutors).toEqual({ count: 0, items: [] });
});

test('accounts that nobody has given a role wait, the first to sign up first, and not before their address is confirmed (R944)', async () => {
  const { app } = setup;
  const first = await signIn(app, { role: null, name: 'Rim Saleh' });
  app.clock.advance(MINUTE);
  const second = await addPerson(app, { role: null, name: 'Omar Saleh' });
  await app.db.insert(authUsers).values({ id: second, email: `${second}@people.example` });
  const ids = async () => (await board()).accounts.items.map(({ id }) => id);
  expect(await ids()).toEqual([first.id]);
  await app.db.update(authUsers).set({ emailConfirmedAt: app.clock.now() }).where(eq(authUsers.id, second));
  expect((await board()).accounts).toMatchObject({
    count: 2,
    items: [{ id: first.id, name: 'Rim Saleh', email: first.email }, { id: second }],
  });
  const change = (id: string, what: string, body: object) =>
    staff.call('PUT', `/api/profiles/${id}/${what}`, { body, version: 1 });
  expect((await change(first.id, 'role', { role: 'student' })).status).toBe(200);
  expect((await change(second, 'active', { isActive: false })).status).toBe(200);
  expect((await board()).accounts).toEqual({ count: 0, items: [] });
});

test('documents that end soon or have ended come with the lessons after them, and go once they are renewed (R971)', async () => {
  const { app } = setup;
  const dayIn = (days: number) =>
    setup
      .fromNow(days * 24 * HOUR)
      .toISOString()
      .slice(0, 10);
  const { tutor, lesson } = await setup.newPair();
  await lesson(15 * 24 * HOUR);
  await app.db
    .update(profiles)
    .set({ phone: '+447700900187', language: 'ar' })
    .where(eq(profiles.id, tutor.id));
  await addCheck(app, { tutorId: tutor.id, kind: 'safeguarding', expiresOn: dayIn(10) });
  await addCheck(app, { tutorId: tutor.id, kind: 'identity', expiresOn: dayIn(45) });
  const late = await addPerson(app, { role: 'tutor' });
  await addCheck(app, { tutorId: late, kind: 'degree', expiresOn: dayIn(-3) });
  const left = await addPerson(app, { role: 'tutor', isActive: false });
  await addCheck(app, { tutorId: left, kind: 'degree', expiresOn: dayIn(-3) });
  expect((await board()).documents).toMatchObject({
    count: 2,
    items: [
      { tutor: { id: late }, kind: 'degree', isExpired: true, lessonsAfter: 0, tutorPhone: null },
      {
        ...{ tutor: { id: tutor.id }, kind: 'safeguarding', isExpired: false, lessonsAfter: 1 },
        ...{ tutorPhone: '+447700900187', tutorLanguage: 'ar' },
      },
    ],
  });
  const body = { state: 'confirmed', expiresOn: dayIn(400) };
  await staff.call('PUT', `/api/vetting/${late}/checks/degree`, { body, version: 1 });
  expect((await board()).documents).toMatchObject({ count: 1, items: [{ tutor: { id: tutor.id } }] });
});

test('mails that could not be sent stay for a week, each with whose address it is (R944)', async () => {
  const { app } = setup;
  const tutor = await addPerson(app, { role: 'tutor', name: 'Daniel Ashworth' });
  const mail = { kind: 'invite', language: 'en', nextAttemptAt: app.clock.now() } as const;
  await app.db.insert(mailOutbox).values([
    {
      ...mail,
      toAddress: `${tutor}@people.example`,
      status: 'waiting',
      lastError: 'box full',
      data: {},
      createdAt: app.clock.now(),
    },
    {
      ...mail,
      toAddress: 'nobody@people.example',
      status: 'failed',
      lastError: 'no such user',
      data: {},
      createdAt: setup.fromNow(-HOUR),
    },
    {
      ...mail,
      toAddress: 'old@people.example',
      status: 'failed',
      lastError: 'x',
      data: {},
      createdAt: setup.fromNow(-8 * 24 * HOUR),
    },
    { ...mail, toAddress: 'fine@people.example', status: 'waiting', data: {}, createdAt: app.clock.now() },
  ]);
  expect((await board()).mail).toMatchObject({
    count: 2,
    items: [
      {
        status: 'waiting',
        lastError: 'box full',
        person: { id: tutor, name: 'Daniel Ashworth', role: 'tutor' },
      },
      { status: 'failed', to: 'nobody@people.example', person: null },
    ],
  });
});

test('one or two stars are seen for a week, three are not (R945)', async () => {
  const rated = async (studentRating: number, ago: number) => {
    const { id } = await lessonIn(-3000, { status: 'completed' });
    await setup.app.db
      .insert(feedback)
      .values({ sessionId: id, studentRating, studentRatedAt: setup.fromNow(-ago) });
    return id;
  };
  const two = await rated(2, HOUR);
  await rated(3, HOUR);
  await rated(1, 8 * 24 * HOUR);
  const { ratings, figures } = await board();
  expect(ratings).toMatchObject({ count: 1, items: [{ id: two, feedback: { studentRating: 2 } }] });
  expect(figures.rated).toEqual({ of: 3, stars: 6 });
});
