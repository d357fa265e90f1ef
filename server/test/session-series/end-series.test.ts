import { and, asc, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog, mailOutbox } from '#schema/academy.ts';
import { notices } from '#schema/notices.ts';
import { assignments, profiles } from '#schema/people.ts';
import { sessionConsequences, sessions } from '#schema/teaching.ts';
import { assign, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { type MadeSeries, makeSundays, SUNDAYS } from './sundays.ts';

/** The first lesson is within 48 hours, all others are not. */
const NOW = new Date('2027-01-09T09:00:00Z');

let app: TestApp;
let admin: Person;
let tutor: Person;
let student: Person;
beforeAll(async () => {
  app = await createTestApp({ now: NOW });
  admin = await signIn(app, { role: 'admin' });
});
afterAll(() => app.close());

let series: MadeSeries;
beforeEach(async () => {
  app.clock.set(NOW);
  tutor = await signIn(app, { role: 'tutor', timezone: 'Europe/London', name: 'Eleanor' });
  student = await signIn(app, { role: 'student', name: 'Omar' });
  await assign(app, tutor.id, student.id, admin.id);
  series = await makeSundays(tutor, student.id);
});

const end = (untilOn: string, who: Person = admin, { version = 1, path = 'end' } = {}) =>
  who.call('POST', `/api/session-series/${series.id}/${path}`, { body: { untilOn }, version });
const statusOf = async (answer: Promise<Response>) => (await answer).status;
async function errorOf(answer: Promise<Response>) {
  const { error } = (await (await answer).json()) as { error: { code: string; issues?: unknown } };
  return error;
}
const lessons = () =>
  app.db
    .select()
    .from(sessions)
    .where(eq(sessions.studentId, student.id))
    .orderBy(asc(sessions.originalStartsAt));

describe('R458: an end', () => {
  test('deletes the lessons after the last day that nothing hangs on, and keeps the others', async () => {
    const answer = await end('2027-02-28');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('etag')).toBe('"2"');
    expect(await answer.json()).toMatchObject({
      ...{ untilOn: '2027-02-28', lessons: null, endedAt: NOW.toISOString() },
      // 19:00 in Riyadh, and an hour.
      endsAt: '2027-02-28T17:00:00.000Z',
    });
    expect((await lessons()).map(({ startsAt }) => startsAt.toISOString().slice(0, 10))).toEqual(
      SUNDAYS.filter(day => day <= '2027-02-28'),
    );
  });

  test('cancels what has a trace, or is within 48 hours, as withdrawn and free of charge', async () => {
    const [soon, noted, ...rest] = await lessons();
    await app.db
      .update(sessions)
      .set({ notes: 'Bring the book' })
      .where(eq(sessions.id, noted?.id ?? ''));
    expect(await statusOf(end('2027-01-09'))).toBe(200);
    const left = await lessons();
    expect(left.map(({ id, status, outcome }) => ({ id, status, outcome }))).toEqual(
      [soon, noted].map(lesson => ({ id: lesson?.id, status: 'cancelled', outcome: 'withdrawn' })),
    );
    expect(rest).toHaveLength(10);
    const facts = await app.db
      .select()
      .from(sessionConsequences)
      .where(eq(sessionConsequences.sessionId, soon?.id ?? ''));
    expect(facts).toMatchObject([{ cause: 'withdrawn', familyMinutes: 0, tutorMinutes: 0 }]);
  });

  test('before its first day takes out the whole series, which then is over', async () => {
    expect(await statusOf(end('2027-01-08'))).toBe(200);
    expect((await lessons()).filter(({ status }) => status !== 'cancelled')).toEqual([]);
    const page = await admin.call('GET', `/api/session-series?state=over&studentId=${student.id}`);
    expect(await page.json()).toMatchObject({ items: [{ id: series.id, toCome: 0, next: null }] });
    expect(await errorOf(end('2027-01-09', admin, { version: 2 }))).toMatchObject({ code: 'series.over' });
  });

  test('shows before what it does, and stores nothing', async () => {
    const shown = await end('2027-01-09', tutor, { path: 'end/preview' });
    expect(shown.status).toBe(200);
    expect(await shown.json()).toMatchObject({
      withdrawn: [{ startsAt: '2027-01-10T16:00:00.000Z' }],
      removed: SUNDAYS.slice(1).map(day => ({ startsAt: `${day}T16:00:00.000Z` })),
    });
    expect(await lessons()).toHaveLength(12);
  });

  test('leaves one line, and the reminders of the deleted lessons go with them', async () => {
    await end('2027-02-28');
    const lines = await app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.targetId, series.id))
      .orderBy(asc(auditLog.id));
    expect(lines.map(({ action, actorId }) => ({ action, actorId }))).toEqual([
      { action: 'session-series.made', actorId: tutor.id },
      { action: 'session-series.ended', actorId: admin.id },
    ]);
    const sizes = lines.map(({ before, after }) =>
      [before, after].map(side => (side as MadeSeries | null)?.sessions.length),
    );
    expect(sizes[1]).toEqual([12, 8]);
  });

  test('is mailed once to each reader, and stands once under each bell', async () => {
    await app.db.update(profiles).set({ email: 'omar@end.example' }).where(eq(profiles.id, student.id));
    await app.db.update(profiles).set({ email: 'eleanor@end.example' }).where(eq(profiles.id, tutor.id));
    // What was told of the new series has gone out.
    app.clock.set(new Date('2027-01-09T09:30:00Z'));
    await app.db.delete(mailOutbox);
    await end('2027-02-28');
    const mails = await app.db
      .select({ kind: mailOutbox.kind, to: mailOutbox.toAddress, data: mailOutbox.data })
      .from(mailOutbox)
      .where(like(mailOutbox.toAddress, '%@end.example'))
      .orderBy(asc(mailOutbox.toAddress));
    expect(mails.map(({ kind, to, data }) => ({ kind, to, count: data.count }))).toEqual([
      { kind: 'lessons-settled', to: 'eleanor@end.example', count: '4' },
      { kind: 'lessons-settled', to: 'omar@end.example', count: '4' },
    ]);
    for (const { id } of [tutor, student])
      expect(
        await app.db.$count(notices, and(eq(notices.profileId, id), eq(notices.kind, 'lesson-cancelled'))),
      ).toBe(1);
  });

  test.each([
    ['before yesterday', '2027-01-07', 'too-small'],
    ['that takes nothing out', '2027-03-28', 'too-big'],
  ])('on a day %s is refused', async (_which, untilOn, problem) => {
    expect(await errorOf(end(untilOn))).toMatchObject({
      code: 'input.invalid',
      issues: [{ field: 'untilOn', problem }],
    });
  });

  test('is refused to a second window, which is shown the series as it is', async () => {
    const answers = await Promise.all([end('2027-02-28'), end('2027-01-31', tutor)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  });

  test('is refused to everybody but an admin and the student’s tutor', async () => {
    const stranger = await signIn(app, { role: 'tutor' });
    const another = await signIn(app, { role: 'student' });
    await assign(app, stranger.id, another.id, admin.id);
    expect(await statusOf(end('2027-02-28', stranger))).toBe(404);
    expect(await statusOf(end('2027-02-28', student))).toBe(403);
    expect(await statusOf(end('2027-02-28', another))).toBe(403);
    expect(await lessons()).toHaveLength(12);
  });

  test('is refused to a former tutor, who does not see the series any more', async () => {
    await app.db
      .update(assignments)
      .set({ validUntil: app.clock.now(), endedBy: admin.id })
      .where(and(eq(assignments.tutorId, tutor.id), eq(assignments.studentId, student.id)));
    expect(await statusOf(end('2027-02-28', tutor))).toBe(404);
    expect(await statusOf(tutor.call('GET', `/api/session-series/${series.id}`))).toBe(404);
    // An admin ends it, with the lessons that wait for another tutor.
    expect(await statusOf(end('2027-01-09'))).toBe(200);
    expect((await lessons()).every(({ outcome }) => outcome === 'withdrawn')).toBe(true);
  });

  test('leaves to its own tutor a lesson that another one gives, and takes it out for an admin', async () => {
    const other = await signIn(app, { role: 'tutor' });
    const [first] = await lessons();
    await app.db
      .update(sessions)
      .set({ tutorId: other.id })
      .where(eq(sessions.id, first?.id ?? ''));
    await end('2027-01-09', tutor);
    const open = (await lessons()).filter(({ status }) => status === 'scheduled');
    expect(open.map(({ id }) => id)).toEqual([first?.id]);
  });
});
