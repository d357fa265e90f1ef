import { wallClock } from '@bayan/domain/time/zoned-time';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog } from '#schema/academy.ts';
import { profiles } from '#schema/people.ts';
import { feedback, sessionConsequences, sessionReports, sessions } from '#schema/teaching.ts';
import { codeOf, DAY, HOUR } from '#test/assignments/parted.ts';
import { addSession, type Person, signIn } from '#test/builders.ts';
import { type NoticeSetup, openNoticeSetup } from '#test/notices/notice-setup.ts';

let setup: NoticeSetup;
beforeAll(async () => {
  setup = await openNoticeSetup();
});
afterAll(() => setup.close());

const SECOND = 1000;
const MINUTE = 60 * SECOND;
beforeEach(() => setup.app.clock.advance(MINUTE - (setup.app.clock.now().getTime() % MINUTE)));

interface Report {
  readonly id: string;
  readonly version: number;
}
const report = (who: Person, sessionId: string, kind: string, text = '') =>
  who.call('POST', '/api/session-reports', { body: { sessionId, kind, text } });
const reported = async (who: Person, sessionId: string, kind: string, text?: string) => {
  const answer = await report(who, sessionId, kind, text);
  if (answer.status !== 201) throw new Error(await answer.text());
  return (await answer.json()) as Report;
};
const ANSWER = 'We have asked both of you.';
async function settle({ id, version }: Report, outcome: string | null, more: object = {}, who = setup.admin) {
  const [row] = await setup.app.db.select().from(sessionReports).where(eq(sessionReports.id, id));
  const { version: sessionVersion } = await setup.stored(row?.sessionId ?? '');
  const body = { outcome, sessionVersion, answer: ANSWER, ...more };
  return who.call('POST', `/api/session-reports/${id}/settle`, { body, version });
}
/** Recorded by the tutor. */
async function absence(tutor: Person, id: string) {
  const body = { status: 'cancelled', outcome: 'student-absent' };
  const { version } = await setup.stored(id);
  await tutor.call('POST', `/api/sessions/${id}/status`, { body, version });
}
const complete = async (tutor: Person, id: string) => setup.become(tutor, id, 'completed');
const facts = async (id: string) =>
  (
    await setup.app.db
      .select()
      .from(sessionConsequences)
      .where(eq(sessionConsequences.sessionId, id))
      .orderBy(asc(sessionConsequences.id))
  ).map(({ cause, familyMinutes, tutorMinutes, owesLesson }) =>
    [cause, familyMinutes, tutorMinutes, ...(owesLesson ? ['owed'] : [])].join(' '),
  );
const errorOf = async (answer: Promise<Response>) =>
  ((await (await answer).json()) as { error: { code: string; from?: string; field?: string } }).error;
const actionsOn = async (id: string) =>
  (await setup.app.db.select().from(auditLog).where(eq(auditLog.targetId, id)).orderBy(asc(auditLog.id))).map(
    ({ action }) => action,
  );
/** What stands under the bell and is not outdated. */
const standing = async (who: Person) =>
  (await setup.noticesOf(who))
    .filter(({ isOutdated }) => !isOutdated)
    .map(({ kind }) => kind)
    .toSorted();
const listOf = async (who: Person, query = '') =>
  ((await (await who.call('GET', `/api/session-reports${query}`)).json()) as { items: object[] }).items;

describe('what a family reports (R500)', () => {
  test('that the tutor is not here, from 10 minutes after the start, by the rules of the day', async () => {
    const { tutor, student, lesson } = await setup.newPair();
    const { id, startsAt } = await lesson(0);
    setup.app.clock.advance(10 * MINUTE - SECOND);
    const from = new Date(startsAt.getTime() + 10 * MINUTE).toISOString();
    expect(await errorOf(report(student, id, 'tutor-absent'))).toMatchObject({
      code: 'session.too-early',
      from,
    });
    setup.app.clock.advance(SECOND);
    const answer = await report(student, id, 'tutor-absent', 'We have waited.');
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({
      session: { id, status: 'scheduled', outcome: null, version: 1 },
      kind: 'tutor-absent',
      text: 'We have waited.',
      status: 'open',
      settlement: null,
      version: 1,
    });
    expect((await setup.writtenTo(tutor.email)).text).toContain('please join now');
  });

  test('and what is reported stays at its time, for whoever would move it', async () => {
    const { tutor, student, lesson } = await setup.newPair();
    const { id } = await lesson(-10 * MINUTE);
    const made = await reported(student, id, 'no-connection');
    const change = (who: Person, body: object) =>
      setup.stored(id).then(({ version }) => who.call('PATCH', `/api/sessions/${id}`, { body, version }));
    const tomorrow = wallClock(setup.fromNow(DAY), 'Europe/London');
    const move = { ...tomorrow, timezone: 'Europe/London' };
    for (const who of [tutor, setup.admin]) {
      expect(await codeOf(change(who, move))).toBe('409 session.reported');
      expect(await codeOf(change(who, { duration: 30 }))).toBe('409 session.reported');
    }
    expect(await codeOf(change(tutor, { notes: 'The link did not open.' }))).toBe('200');
    await settle(made, null);
    expect(await codeOf(change(tutor, move))).toBe('200');
  });

  test('that they could not connect, from the start', async () => {
    const { student, lesson } = await setup.newPair();
    const { id } = await lesson(MINUTE);
    setup.app.clock.advance(MINUTE - SECOND);
    expect(await codeOf(report(student, id, 'no-connection'))).toBe('409 session.too-early');
    setup.app.clock.advance(SECOND);
    expect(await codeOf(report(student, id, 'no-connection'))).toBe('201');
  });

  test('until 72 hours after the end, and an absence that was recorded later until 72 hours after that', async () => {
    const { tutor, student, lesson } = await setup.newPair();
    const now = setup.app.clock.now().getTime();
    /** Recorded then; the lessons are an hour long. */
    const absent = (endedAgo: number, recordedAgo: number) =>
      lesson(-endedAgo - HOUR, {
        ...{ status: 'cancelled', outcome: 'student-absent', cancelledBy: tutor.id },
        cancelledAt: new Date(now - recordedAgo),
      });
    const limit = 3 * DAY;
    const [inTime, tooLate] = [await lesson(-HOUR - limit), await lesson(-2 * HOUR - limit)];
    expect(await codeOf(report(student, inTime.id, 'tutor-absent'))).toBe('201');
    expect(await codeOf(report(student, tooLate.id, 'tutor-absent'))).toBe('409 session-report.closed');
    const later = [await absent(4 * DAY, limit), await absent(5 * DAY, limit + SECOND)];
    expect(await codeOf(report(student, later[0]?.id ?? '', 'contest'))).toBe('201');
    expect(await codeOf(report(student, later[1]?.id ?? '', 'contest'))).toBe('409 session-report.closed');
  });

  test('an absence and a late cancellation are contested, and nothing else', async () => {
    const { tutor, student, lesson } = await setup.newPair();
    const [absent, late, ill, taught] = [
      await lesson(-2 * HOUR),
      await lesson(5 * HOUR),
      await lesson(8 * HOUR),
      await lesson(-4 * HOUR),
    ];
    await absence(tutor, absent.id);
    await setup.app.db
      .update(sessions)
      .set({
        ...{ status: 'cancelled', outcome: 'late-cancelled' },
        ...{ cancelledAt: setup.app.clock.now(), cancelledBy: student.id },
      })
      .where(eq(sessions.id, late.id));
    await setup.become(tutor, ill.id, 'cancelled', 'I am ill');
    await complete(tutor, taught.id);
    expect(await codeOf(report(student, absent.id, 'contest'))).toBe('201');
    expect(await codeOf(report(student, late.id, 'contest'))).toBe('201');
    expect(await codeOf(report(student, ill.id, 'contest'))).toBe('409 session-report.kind');
    expect(await codeOf(report(student, ill.id, 'no-connection'))).toBe('409 session-report.kind');
    expect(await codeOf(report(student, taught.id, 'contest'))).toBe('409 session-report.kind');
    // It was recorded as taught, and was not.
    expect(await codeOf(report(student, taught.id, 'tutor-absent'))).toBe('201');
  });

  test('one at a time, however many report at once, and only about their own lessons', async () => {
    const { student, lesson } = await setup.newPair();
    const { student: stranger } = await setup.newPair();
    const { id } = await lesson(-HOUR);
    expect(await codeOf(report(stranger, id, 'tutor-absent'))).toBe('404 not-found');
    const answers = await Promise.all([1, 2, 3].map(() => report(student, id, 'tutor-absent')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect(await codeOf(report(student, id, 'no-connection'))).toBe('409 session-report.exists');
  });

  test('a lost answer is asked for again by its key', async () => {
    const { student, lesson } = await setup.newPair();
    const { id } = await lesson(-HOUR);
    const headers = { 'idempotency-key': `report-${id}` };
    const body = { sessionId: id, kind: 'no-connection' };
    const send = async () =>
      (await (await student.call('POST', '/api/session-reports', { body, headers })).json()) as Report;
    expect((await send()).id).toBe((await send()).id);
  });
});

describe('whom a report is told', () => {
  test('the tutor by bell and mail, the admins by their bell, all at once and without the family’s words', async () => {
    const { tutor, student, parent, lesson } = await setup.newPair();
    const colleague = await signIn(setup.app, { role: 'admin', rights: ['operations'] });
    const other = await signIn(setup.app, { role: 'admin', rights: ['safeguarding'] });
    const { id } = await lesson(-HOUR);
    const made = await reported(student, id, 'tutor-absent', 'Nobody came.');
    // The lesson is over: nobody is asked to join it.
    expect((await setup.writtenTo(tutor.email)).text).not.toContain('join');
    const now = setup.app.clock.now();
    expect(await setup.mailTo(tutor.email)).toMatchObject({ kind: 'session-report', nextAttemptAt: now });
    expect((await setup.writtenTo(tutor.email)).text).not.toContain('Nobody came.');
    expect(await setup.mailsTo(parent)).toEqual([]);
    for (const [who, reader] of [
      [tutor, 'tutor'],
      [colleague, 'admin'],
    ] as const)
      expect((await setup.noticesOf(who))[0]).toMatchObject({
        kind: 'report-made',
        report: { id: made.id, sessionId: id, kind: 'tutor-absent', reader, student: { name: 'Omar' } },
      });
    expect(await setup.noticesOf(other)).toEqual([]);
    expect(await setup.noticesOf(student)).toEqual([]);
    expect(await listOf(tutor)).toMatchObject([{ id: made.id, text: null }]);
    expect(await listOf(student)).toMatchObject([{ id: made.id, text: 'Nobody came.' }]);
    expect(await listOf(colleague, '?status=open')).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: made.id, text: 'Nobody came.' })]),
    );
    expect(await codeOf(other.call('GET', '/api/session-reports'))).toBe('403 access.right');
  });

  test('who is not active is told nothing, and the report waits all the same', async () => {
    const { tutor, student, parent, lesson } = await setup.newPair();
    const { id } = await lesson(-HOUR);
    const made = await reported(student, id, 'tutor-absent');
    await setup.app.db.update(profiles).set({ isActive: false }).where(eq(profiles.id, student.id));
    expect(await codeOf(settle(made, 'tutor-absent'))).toBe('200');
    expect(await setup.mailsTo(parent)).toEqual([]);
    expect(await facts(id)).toEqual(['tutor-absent 0 0 owed']);
    expect((await setup.mailsTo(tutor.email)).map(({ kind }) => kind)).toContain('lesson-tutor-absent');
  });
});

describe('an admin settles a report', () => {
  test('by an outcome that closes a session that is open; the family is told once, by the word', async () => {
    const { tutor, student, parent, lesson } = await setup.newPair();
    const { id } = await lesson(-HOUR);
    const made = await reported(student, id, 'tutor-absent');
    const answer = await settle(made, 'tutor-absent');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      status: 'settled',
      settlement: { outcome: 'tutor-absent', answer: ANSWER },
      session: { status: 'cancelled', outcome: 'tutor-absent' },
      version: 2,
    });
    expect(await facts(id)).toEqual(['tutor-absent 0 0 owed']);
    expect(await setup.mailTo(parent)).toMatchObject({
      kind: 'session-report-settled',
      data: { settlement: 'owed', message: ANSWER },
    });
    expect((await setup.writtenTo(parent)).text).toContain(ANSWER);
    expect(await setup.noticesOf(student)).toMatchObject([
      { kind: 'report-settled', report: { settlement: 'owed', reader: 'student' } },
    ]);
    expect(await standing(tutor)).toEqual(['lesson-tutor-absent', 'report-settled']);
    expect(await actionsOn(made.id)).toEqual(['session-report.made', 'session-report.settled']);
    // It says how it was decided, and nobody undoes that.
    const { version } = await setup.stored(id);
    const undo = setup.admin.call('POST', `/api/sessions/${id}/undo`, { body: { of: version } });
    expect(await codeOf(undo)).toBe('409 session.undo-over');
  });

  test('by another end of an absence: what was counted counts no more, and its notice is outdated', async () => {
    const { tutor, student, parent, lesson } = await setup.newPair();
    const { id } = await lesson(-HOUR);
    await absence(tutor, id);
    const made = await reported(student, id, 'contest', 'We were there.');
    expect(await codeOf(settle(made, 'technical-failure'))).toBe('422 input.invalid');
    expect(await codeOf(settle(made, 'technical-failure', { failureSide: 'tutor' }))).toBe('200');
    expect(await facts(id)).toEqual(['student-absent 60 60', 'technical-failure 0 0']);
    expect(await setup.stored(id)).toMatchObject({ outcome: 'technical-failure', failureSide: 'tutor' });
    // The mail of the absence had waited, and is not sent.
    expect(await setup.mailTo(parent)).toMatchObject({ kind: 'session-report-settled' });
    expect(await standing(student)).toEqual(['report-settled']);
  });

  test('by another end of a cancellation: who cancelled it, when and why stays', async () => {
    const { student, lesson } = await setup.newPair();
    const { id } = await lesson(5 * HOUR);
    const cancelled = {
      cancelledAt: setup.app.clock.now(),
      cancelledBy: student.id,
      cancelReason: 'A fever',
    };
    await setup.app.db
      .update(sessions)
      .set({ status: 'cancelled', outcome: 'late-cancelled', ...cancelled })
      .where(eq(sessions.id, id));
    const made = await reported(student, id, 'contest');
    setup.app.clock.advance(MINUTE);
    expect(await codeOf(settle(made, 'family-cancelled'))).toBe('200');
    expect(await setup.stored(id)).toMatchObject({ outcome: 'family-cancelled', ...cancelled });
  });

  test('by finding that an absence was a lesson: then it took place', async () => {
    const { tutor, student, lesson } = await setup.newPair();
    const { id } = await lesson(-HOUR);
    await absence(tutor, id);
    const made = await reported(student, id, 'contest');
    expect(await codeOf(settle(made, 'cut-short', { taughtMinutes: 40 }))).toBe('200');
    expect(await setup.stored(id)).toMatchObject({ status: 'completed', outcome: 'cut-short' });
    expect(await facts(id)).toEqual(['student-absent 60 60', 'cut-short 40 40']);
    expect(await (await student.call('GET', '/api/sessions/to-rate')).json()).toMatchObject({
      items: [{ id }],
    });
  });

  test('not into a time at which the tutor taught somebody else', async () => {
    const { tutor, student, lesson } = await setup.newPair();
    const { id, startsAt } = await lesson(-HOUR);
    await absence(tutor, id);
    const other = await setup.newPair();
    const taught = { tutorId: tutor.id, studentId: other.student.id, status: 'completed' } as const;
    await addSession(setup.app, { ...taught, startsAt, closedAt: setup.app.clock.now() });
    const made = await reported(student, id, 'contest');
    expect(await codeOf(settle(made, 'taught'))).toBe('409 session.clash');
    expect(await facts(id)).toEqual(['student-absent 60 60']);
  });

  test('by a correction of what was recorded as taught, which drops its rating', async () => {
    const { tutor, student, lesson } = await setup.newPair();
    const { id } = await lesson(-HOUR);
    await complete(tutor, id);
    await student.call('POST', `/api/sessions/${id}/feedback`, { body: { rating: 1 } });
    const made = await reported(student, id, 'tutor-absent');
    expect(await errorOf(settle(made, 'taught'))).toMatchObject({
      code: 'session.transition',
      field: 'outcome',
    });
    expect(await codeOf(settle(made, 'tutor-absent'))).toBe('409 session.rated');
    expect(await codeOf(settle(made, 'tutor-absent', { dropRating: true }))).toBe('200');
    expect(await setup.stored(id)).toMatchObject({
      status: 'cancelled',
      outcome: 'tutor-absent',
      correctionReason: ANSWER,
    });
    expect(await facts(id)).toEqual(['taught 60 60', 'tutor-absent 0 0 owed']);
    expect(await setup.app.db.$count(feedback, eq(feedback.sessionId, id))).toBe(0);
  });

  test('with a word alone, where the record stays', async () => {
    const { tutor, student, parent, lesson } = await setup.newPair();
    const { id } = await lesson(-HOUR);
    await absence(tutor, id);
    await setup.app.clock.advance(2 * MINUTE);
    await setup.deliver();
    const made = await reported(student, id, 'contest');
    expect(await codeOf(settle(made, 'student-absent'))).toBe('409 session.transition');
    expect(await codeOf(settle(made, null))).toBe('200');
    expect(await setup.mailTo(parent)).toMatchObject({ data: { settlement: 'unchanged' } });
    expect(await facts(id)).toEqual(['student-absent 60 60']);
    // A family that has more to say says it.
    expect(await codeOf(report(student, id, 'contest'))).toBe('201');
  });

  test('not what somebody else has changed meanwhile: the report stays open', async () => {
    const { tutor, student, lesson } = await setup.newPair();
    const { id } = await lesson(-HOUR);
    const made = await reported(student, id, 'tutor-absent');
    const sessionVersion = (await setup.stored(id)).version;
    await complete(tutor, id);
    expect(await codeOf(settle(made, 'tutor-absent', { sessionVersion }))).toBe('412 conflict.stale');
    expect(await listOf(student)).toMatchObject([{ status: 'open', session: { status: 'completed' } }]);
    expect(await codeOf(settle({ ...made, version: 9 }, null))).toBe('412 conflict.stale');
    expect(await codeOf(settle(made, null))).toBe('200');
    expect(await codeOf(settle({ ...made, version: 2 }, null))).toBe('409 session-report.settled');
  });

  test('only an admin who runs lessons', async () => {
    const { tutor, student, lesson } = await setup.newPair();
    const { id } = await lesson(-HOUR);
    const made = await reported(student, id, 'tutor-absent');
    for (const who of [tutor, student])
      expect(await codeOf(settle(made, null, {}, who))).toBe('403 access.role');
  });
});
