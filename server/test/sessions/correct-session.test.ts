import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog, mailOutbox } from '#schema/academy.ts';
import { assignments, guardians, profiles, tutors } from '#schema/people.ts';
import { feedback, sessions } from '#schema/teaching.ts';
import { addPerson, addSession, assign, type Person, signIn } from '#test/builders.ts';
import { createTestApp, TEST_NOW, type TestApp } from '#test/harness.ts';

let app: TestApp;
let admin: Person;
let tutor: Person;
let student: Person;
let assignment: string;
beforeAll(async () => {
  app = await createTestApp();
  admin = await signIn(app, { role: 'admin' });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(TEST_NOW);
  tutor = await signIn(app, { role: 'tutor', name: 'Emma', timezone: 'Europe/London' });
  student = await signIn(app, { role: 'student', name: 'Omar', timezone: 'Asia/Riyadh' });
  assignment = await assign(app, tutor.id, student.id, admin.id);
});

const HOUR = 3_600_000;
const hoursAgo = (hours: number) => new Date(TEST_NOW.getTime() - hours * HOUR);
/** Six in the morning until seven, completed two hours later. */
const taught = (values: object = {}) =>
  addSession(app, {
    tutorId: tutor.id,
    studentId: student.id,
    status: 'completed',
    startsAt: hoursAgo(3),
    closedAt: TEST_NOW,
    notes: 'Past perfect',
    ...values,
  });
const REASON = 'I mistyped the hour';
const correct = (id: string, wrong: object, { who = tutor, version = 1 } = {}) =>
  who.call('POST', `/api/sessions/${id}/correction`, { body: { reason: REASON, ...wrong }, version });
const read = async (answer: Response) => {
  const body = (await answer.json()) as Record<string, unknown> & { error?: { code: string } };
  return body.error ? { answer: answer.status, code: body.error.code } : { ...body, answer: answer.status };
};
const stored = async (id: string) => (await app.db.select().from(sessions).where(eq(sessions.id, id)))[0];
const mails = () =>
  app.db
    .select()
    .from(mailOutbox)
    .where(
      and(eq(mailOutbox.kind, 'session-corrected'), eq(mailOutbox.toAddress, `${student.id}@people.example`)),
    );
const lineOf = async (id: string) =>
  (
    await app.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.targetId, id), eq(auditLog.action, 'session.corrected')))
  )[0];
const rate = (sessionId: string) =>
  app.db.insert(feedback).values({ sessionId, studentRating: 4, studentRatedAt: TEST_NOW });

describe('a correction (R497)', () => {
  test('changes when it was and how long, keeps both versions and the reason, and tells the family', async () => {
    await app.db.insert(guardians).values({
      studentId: student.id,
      position: 1,
      name: 'Umm Omar',
      email: 'umm@omar.example',
      language: 'ar',
    });
    const { id } = await taught();
    const answer = await correct(id, { date: '2026-11-15', time: '05:30', duration: 90 });
    expect(await read(answer)).toMatchObject({
      answer: 200,
      startsAt: '2026-11-15T05:30:00.000Z',
      duration: 90,
      version: 2,
      correction: { at: TEST_NOW.toISOString(), reason: REASON },
    });
    expect(await stored(id)).toMatchObject({ correctedBy: tutor.id, closedAt: TEST_NOW });
    expect(await lineOf(id)).toMatchObject({
      actorId: tutor.id,
      before: { startsAt: '2026-11-15T06:00:00.000Z', duration: 60 },
      after: { startsAt: '2026-11-15T05:30:00.000Z', duration: 90, correction: { reason: REASON } },
    });
    const [mail] = await mails();
    expect(mail).toMatchObject({
      data: {
        change: 'time',
        when: '2026-11-15T06:00:00.000Z',
        newTime: '2026-11-15T05:30:00.000Z',
        minutes: '60',
        newMinutes: '90',
        timezone: 'Asia/Riyadh',
      },
    });
    expect(JSON.stringify(mail)).not.toContain(REASON);
    const toParent = await app.db.$count(mailOutbox, eq(mailOutbox.toAddress, 'umm@omar.example'));
    expect(toParent).toBe(1);
  });

  test('is seen by the family, and why it was made by the tutor and the academy alone (R499)', async () => {
    const { id } = await taught();
    await correct(id, { duration: 30 });
    const at = TEST_NOW.toISOString();
    for (const [who, reason] of [
      [student, null],
      [tutor, REASON],
      [admin, REASON],
    ] as const) {
      const seen = await read(await who.call('GET', `/api/sessions/${id}`));
      expect(seen).toMatchObject({ correction: { at, reason } });
    }
    for (const path of ['/api/sessions', '/api/sessions/over', '/api/sessions/to-rate'])
      expect(await (await student.call('GET', path)).text(), path).not.toContain(REASON);
  });

  test.each([
    [{ reason: '' }, 'reason', 'too-short'],
    [{ reason: undefined }, 'reason', 'required'],
    [{ reason: 'x'.repeat(501) }, 'reason', 'too-long'],
    [{ duration: undefined }, 'date', 'required'],
    [{ duration: 60 }, 'date', 'required'],
    [{ time: '10:00' }, 'time', 'required'],
    [{ void: true }, 'void', 'not-offered'],
  ])('without a reason, or with nothing that was wrong, is refused: %j', async (wrong, field, problem) => {
    const { id } = await taught();
    const answer = await correct(id, { duration: 30, ...wrong });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ error: { issues: [{ field, problem }] } });
    expect(await stored(id)).toMatchObject({ version: 1, correctedAt: null });
  });

  test('is held to what holds for logging: not ahead, not over another, not longer than allowed', async () => {
    await taught({ startsAt: hoursAgo(6) });
    const { id } = await taught();
    const moved = (date: string, time: string) => correct(id, { date, time });
    expect(await read(await moved('2026-11-15', '09:06'))).toMatchObject({
      answer: 422,
      code: 'session.future',
    });
    expect(await read(await moved('2026-11-15', '03:30'))).toMatchObject({
      answer: 409,
      code: 'session.clash',
    });
    expect(await read(await moved('2025-11-14', '03:30'))).toMatchObject({ code: 'session.too-old' });
    expect(await stored(id)).toMatchObject({ version: 1 });
  });

  test('needs the version that was read', async () => {
    const { id } = await taught();
    expect((await correct(id, { duration: 30 }, { version: 7 })).status).toBe(412);
  });

  test.each(['scheduled', 'in-progress'])('is not for a session %s', async status => {
    const { id } = await taught({ status, closedAt: null });
    expect(await read(await correct(id, { duration: 30 }))).toMatchObject({ code: 'session.not-completed' });
  });

  test('is the tutor’s for 48 hours, and an administrator’s after that', async () => {
    const closedAt = (hours: number) => ({ closedAt: hoursAgo(hours), startsAt: hoursAgo(hours + 1) });
    const inTime = await taught(closedAt(48));
    expect((await correct(inTime.id, { duration: 30 })).status).toBe(200);
    const late = await taught({ ...closedAt(60), closedAt: new Date(hoursAgo(48).getTime() - 1) });
    expect(await read(await correct(late.id, { duration: 30 }))).toEqual({
      answer: 409,
      code: 'session.correction-closed',
    });
    expect((await correct(late.id, { duration: 30 }, { who: admin })).status).toBe(200);
  });

  test('of a lesson stored before is an administrator’s', async () => {
    const { id } = await taught({ closedAt: null });
    expect(await read(await correct(id, { duration: 30 }))).toMatchObject({
      code: 'session.correction-closed',
    });
    expect((await correct(id, { duration: 30 }, { who: admin })).status).toBe(200);
  });

  test('is not a former tutor’s', async () => {
    const { id } = await taught();
    await app.db
      .update(assignments)
      .set({ validUntil: TEST_NOW, endedBy: admin.id })
      .where(eq(assignments.id, assignment));
    expect(await read(await correct(id, { duration: 30 }))).toMatchObject({ code: 'session.former-tutor' });
  });

  test('keeps the rating of what stays completed', async () => {
    const { id } = await taught();
    await rate(id);
    const answer = await read(await correct(id, { duration: 30 }));
    expect(answer).toMatchObject({ feedback: { studentRating: 4 } });
  });

  test('is made 60 times an hour at most', async () => {
    const { id } = await taught();
    const answers = [];
    for (let i = 0; i < 61; i++) answers.push((await correct(id, { duration: 30 }, { version: 9 })).status);
    expect(answers).toEqual([...Array(60).fill(412), 429]);
  });
});

describe('that it was somebody else’s, or was not at all', () => {
  const otherFamily = () => addPerson(app, { role: 'student', name: 'Dana', timezone: 'Asia/Dubai' });

  test('is not the tutor’s to say', async () => {
    const { id } = await taught();
    const dana = await otherFamily();
    for (const wrong of [{ void: true }, { studentId: dana }, { tutorId: tutor.id }])
      expect(await read(await correct(id, wrong))).toEqual({ answer: 403, code: 'access.role' });
  });

  test('a lesson that was not is taken out, and does not come back', async () => {
    const { id } = await taught();
    const answer = await read(await correct(id, { void: true }, { who: admin }));
    expect(answer).toMatchObject({
      id,
      answer: 200,
      status: 'cancelled',
      cancellation: { reason: null },
      correction: { reason: REASON },
    });
    expect((await stored(id))?.status).toBe('cancelled');
    const again = await tutor.call('POST', `/api/sessions/${id}/status`, {
      body: { status: 'scheduled' },
      version: 2,
    });
    expect(await read(again)).toMatchObject({ code: 'session.transition' });
    expect(await mails()).toMatchObject([{ data: { change: 'removed', when: '2026-11-15T06:00:00.000Z' } }]);
    const [totals] = (
      await app.db.$client.query(
        `select (select completed from student_totals where student_id = $1) as completed,
           (select coalesce(sum(minutes), 0) from tutor_months where tutor_id = $2) as minutes`,
        [student.id, tutor.id],
      )
    ).rows;
    expect(totals).toEqual({ completed: 0, minutes: '0' });
  });

  test('one that is rated loses its rating only where that is said, and the audit log keeps it (R498)', async () => {
    const { id } = await taught();
    await rate(id);
    const asked = (more: object) => correct(id, { void: true, ...more }, { who: admin });
    expect(await read(await asked({}))).toEqual({ answer: 409, code: 'session.rated' });
    expect(await app.db.$count(feedback, eq(feedback.sessionId, id))).toBe(1);
    expect(await read(await asked({ dropRating: true }))).toMatchObject({
      answer: 200,
      feedback: null,
      version: 2,
    });
    expect(await lineOf(id)).toMatchObject({
      before: { feedback: { studentRating: 4 } },
      after: { feedback: null },
    });
    const { rows } = await app.db.$client.query(
      `select ratings, stars from student_totals where student_id = $1 union all
       select sum(ratings), sum(stars) from session_totals where tutor_id = $2`,
      [student.id, tutor.id],
    );
    expect(rows.map(({ ratings, stars }) => [Number(ratings), Number(stars)])).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  test('the lesson of another student stands with that one from then on, words and all', async () => {
    const { id } = await taught();
    const dana = await otherFamily();
    const right = await read(await correct(id, { studentId: dana }, { who: admin }));
    expect(right).toMatchObject({
      student: { id: dana },
      tutor: { id: tutor.id },
      timezone: 'Asia/Dubai',
      notes: 'Past perfect',
      startsAt: '2026-11-15T06:00:00.000Z',
    });
    expect(await stored(String(Reflect.get(right, 'id')))).toMatchObject({
      status: 'completed',
      correctsId: id,
    });
    expect(await stored(id)).toMatchObject({ status: 'cancelled', notes: '', studentId: student.id });
    expect(await mails()).toMatchObject([{ data: { change: 'removed' } }]);
    const toDana = eq(mailOutbox.toAddress, `${dana}@people.example`);
    expect(await app.db.select().from(mailOutbox).where(toDana)).toMatchObject([
      { data: { change: 'added' } },
    ]);
  });

  test('the lesson of another tutor is hers, at her rate, where she taught nobody else then', async () => {
    const { id } = await taught();
    const other = await addPerson(app, { role: 'tutor', name: 'Daniel' });
    await app.db.update(tutors).set({ hourlyRate: 60 }).where(eq(tutors.profileId, other));
    const busy = await taught({ tutorId: other, startsAt: hoursAgo(3.5), createdBy: other });
    const asked = () => correct(id, { tutorId: other }, { who: admin });
    expect(await read(await asked())).toMatchObject({ answer: 409, code: 'session.clash' });
    expect(await stored(id)).toMatchObject({ status: 'completed', version: 1 });
    await correct(busy.id, { void: true }, { who: admin });
    const right = await read(await asked());
    expect(right).toMatchObject({ answer: 200, tutor: { id: other }, student: { id: student.id } });
    expect(await stored(String(Reflect.get(right, 'id')))).toMatchObject({ rate: 60, notes: 'Past perfect' });
    expect(await mails()).toMatchObject([
      { data: { change: 'removed' } },
      { data: { change: 'tutor', name: 'Emma', newName: 'Daniel' } },
    ]);
  });

  test('a family that has left is not written to', async () => {
    const { id } = await taught();
    await app.db.update(profiles).set({ isActive: false }).where(eq(profiles.id, student.id));
    expect((await correct(id, { void: true }, { who: admin })).status).toBe(200);
    expect(await mails()).toEqual([]);
  });
});
