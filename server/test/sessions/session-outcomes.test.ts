import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sessionConsequences } from '#schema/teaching.ts';
import { codeOf, DAY, HOUR } from '#test/assignments/parted.ts';
import type { Person } from '#test/builders.ts';
import { type NoticeSetup, openNoticeSetup } from '#test/notices/notice-setup.ts';

let setup: NoticeSetup;
beforeAll(async () => {
  setup = await openNoticeSetup();
});
afterAll(() => setup.close());

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** Lessons begin at whole minutes. */
beforeEach(() => setup.app.clock.advance(MINUTE - (setup.app.clock.now().getTime() % MINUTE)));

async function close(who: Person, id: string, body: object) {
  const { version } = await setup.stored(id);
  return who.call('POST', `/api/sessions/${id}/status`, { body, version });
}
const cancel = (who: Person, id: string, outcome: string, more: object = {}) =>
  close(who, id, { status: 'cancelled', outcome, ...more });

/** What bills and pay will read, oldest first. */
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
const issuesOf = async (answer: Promise<Response>) =>
  ((await (await answer).json()) as { error: { issues: object[] } }).error.issues;

describe('how a session ended is kept with what it means (R490, R516)', () => {
  test('completed is taught, and what was cut short counts the minutes taught', async () => {
    const { tutor, lesson } = await setup.newPair();
    const [whole, cut] = [await lesson(-2 * HOUR), await lesson(-4 * HOUR)];
    expect(await codeOf(close(tutor, whole.id, { status: 'completed' }))).toBe('200');
    expect(await setup.stored(whole.id)).toMatchObject({ outcome: 'taught', taughtMinutes: null });
    expect(await facts(whole.id)).toEqual(['taught 60 60']);
    const ended = { status: 'completed', outcome: 'cut-short', taughtMinutes: 35 };
    expect(await codeOf(close(tutor, cut.id, ended))).toBe('200');
    expect(await setup.stored(cut.id)).toMatchObject({ outcome: 'cut-short', taughtMinutes: 35 });
    expect(await facts(cut.id)).toEqual(['cut-short 35 35']);
  });

  test('a session logged afterwards is taught', async () => {
    const { tutor, student } = await setup.newPair();
    const startsAt = new Date(setup.app.clock.now().getTime() - 3 * HOUR);
    const { id } = await setup.log(tutor, student.id, startsAt, { status: 'completed' });
    expect(await facts(id)).toEqual(['taught 60 60']);
  });

  test('a student is absent from 15 minutes after the start: it counts, and is not to be rated (case 32)', async () => {
    const { tutor, student, lesson } = await setup.newPair();
    const { id, startsAt } = await lesson(2 * MINUTE);
    setup.app.clock.set(new Date(startsAt.getTime() + 15 * MINUTE - SECOND));
    const early = await cancel(tutor, id, 'student-absent');
    expect(early.status).toBe(409);
    expect(await early.json()).toMatchObject({
      error: { code: 'session.too-early', from: new Date(startsAt.getTime() + 15 * MINUTE).toISOString() },
    });
    setup.app.clock.advance(SECOND);
    expect(await codeOf(cancel(tutor, id, 'student-absent'))).toBe('200');
    expect(await setup.stored(id)).toMatchObject({ status: 'cancelled', outcome: 'student-absent' });
    expect(await facts(id)).toEqual(['student-absent 60 60']);
    expect(await (await student.call('GET', '/api/sessions/over')).json()).toMatchObject({
      items: [{ id, status: 'cancelled', outcome: 'student-absent', feedback: null }],
    });
  });

  test('a tutor is absent from 10 minutes after the start, and the family is owed a lesson', async () => {
    const { lesson } = await setup.newPair();
    const { id } = await lesson(-9 * MINUTE);
    expect(await codeOf(cancel(setup.admin, id, 'tutor-absent'))).toBe('409 session.too-early');
    setup.app.clock.advance(MINUTE);
    expect(await codeOf(cancel(setup.admin, id, 'tutor-absent'))).toBe('200');
    expect(await facts(id)).toEqual(['tutor-absent 0 0 owed']);
  });

  test('a technical failure says on whose side it was', async () => {
    const { tutor, lesson } = await setup.newPair();
    const [theirs, hers] = [await lesson(-HOUR), await lesson(-3 * HOUR)];
    expect(await issuesOf(cancel(tutor, theirs.id, 'technical-failure'))).toEqual([
      { field: 'failureSide', problem: 'required' },
    ]);
    await cancel(tutor, theirs.id, 'technical-failure', { failureSide: 'family' });
    await cancel(tutor, hers.id, 'technical-failure', { failureSide: 'tutor' });
    expect(await facts(theirs.id)).toEqual(['technical-failure 0 60']);
    expect(await facts(hers.id)).toEqual(['technical-failure 0 0']);
  });

  test.each([
    [{ status: 'completed', outcome: 'student-absent' }, 'outcome'],
    [{ status: 'cancelled', outcome: 'taught' }, 'outcome'],
    [{ status: 'scheduled', outcome: 'academy-cancelled' }, 'outcome'],
    [{ status: 'cancelled', outcome: 'void' }, 'outcome'],
    [{ status: 'completed', outcome: 'cut-short' }, 'taughtMinutes'],
    [{ status: 'completed', outcome: 'cut-short', taughtMinutes: 60 }, 'taughtMinutes'],
    [{ status: 'completed', taughtMinutes: 30 }, 'taughtMinutes'],
    [{ status: 'cancelled', failureSide: 'family' }, 'failureSide'],
  ])('%j is refused at %s', async (body, field) => {
    const { tutor, lesson } = await setup.newPair();
    const { id } = await lesson(-HOUR);
    const answer = await close(tutor, id, body);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ error: { issues: [{ field }] } });
    expect(await facts(id)).toEqual([]);
  });
});

describe('the cut-off (R511, R514)', () => {
  test('a family that cancels in time pays nothing, one second later it counts (case 37)', async () => {
    const [one, other] = [await setup.newPair(), await setup.newPair()];
    const [inTime, late] = [await one.lesson(DAY), await other.lesson(DAY)];
    expect(await codeOf(cancel(one.tutor, inTime.id, 'late-cancelled'))).toBe('409 session.too-early');
    expect(await codeOf(cancel(one.tutor, inTime.id, 'family-cancelled'))).toBe('200');
    expect(await facts(inTime.id)).toEqual(['family-cancelled 0 0']);
    setup.app.clock.advance(SECOND);
    expect(await codeOf(cancel(other.tutor, late.id, 'family-cancelled'))).toBe('409 session.cut-off');
    expect(await codeOf(cancel(other.tutor, late.id, 'late-cancelled'))).toBe('200');
    expect(await facts(late.id)).toEqual(['late-cancelled 60 60']);
  });

  test('after it a tutor cancels with a reason, and an admin writes down with one what came in time', async () => {
    const { tutor, lesson } = await setup.newPair();
    const [hers, theirs] = [await lesson(HOUR), await lesson(3 * HOUR)];
    const needed = [{ field: 'reason', problem: 'required' }];
    expect(await issuesOf(cancel(tutor, hers.id, 'academy-cancelled'))).toEqual(needed);
    expect(await issuesOf(close(tutor, hers.id, { status: 'cancelled' }))).toEqual(needed);
    const ill = { reason: 'I am ill' };
    expect(await codeOf(cancel(tutor, hers.id, 'academy-cancelled', ill))).toBe('200');
    expect(await issuesOf(cancel(setup.admin, theirs.id, 'family-cancelled'))).toEqual(needed);
    const called = { reason: 'They called on Monday' };
    expect(await codeOf(cancel(setup.admin, theirs.id, 'family-cancelled', called))).toBe('200');
    expect(await facts(theirs.id)).toEqual(['family-cancelled 0 0']);
  });

  test('what a request costs is decided by when the family asked, not by when it is answered', async () => {
    const [one, other] = [await setup.newPair(), await setup.newPair()];
    const [inTime, late] = [await one.lesson(DAY), await other.lesson(DAY)];
    const ask = async (student: Person, sessionId: string) => {
      const body = { sessionId, kind: 'cancel', reason: 'A school trip' };
      return (await (await student.call('POST', '/api/session-requests', { body })).json()) as {
        id: string;
        version: number;
      };
    };
    const accept = (tutor: Person, { id, version }: { id: string; version: number }) =>
      tutor.call('POST', `/api/session-requests/${id}/answer`, { body: { decision: 'accepted' }, version });
    const first = await ask(one.student, inTime.id);
    setup.app.clock.advance(SECOND);
    const second = await ask(other.student, late.id);
    expect(await codeOf(accept(one.tutor, first))).toBe('200');
    expect(await codeOf(accept(other.tutor, second))).toBe('200');
    expect(await facts(inTime.id)).toEqual(['family-cancelled 0 0']);
    expect(await facts(late.id)).toEqual(['late-cancelled 60 60']);
  });

  test('its times are told to the session’s people by the rules of its day', async () => {
    const { tutor, student, lesson } = await setup.newPair();
    const { id, startsAt } = await lesson(2 * DAY);
    const times = {
      freeUntil: new Date(startsAt.getTime() - DAY).toISOString(),
      studentAbsentFrom: new Date(startsAt.getTime() + 15 * MINUTE).toISOString(),
      tutorAbsentFrom: new Date(startsAt.getTime() + 10 * MINUTE).toISOString(),
      selfService: true,
    };
    for (const who of [tutor, student, setup.admin])
      expect(await (await who.call('GET', `/api/sessions/${id}/options`)).json()).toEqual(times);
  });
});

describe('what was counted is taken back (R491, R722)', () => {
  test('by scheduling the session again, and by an undo, which brings the outcome back', async () => {
    const { tutor, lesson } = await setup.newPair();
    const { id } = await lesson(-HOUR);
    await cancel(tutor, id, 'student-absent');
    expect(await codeOf(close(tutor, id, { status: 'scheduled' }))).toBe('200');
    expect(await setup.stored(id)).toMatchObject({ status: 'scheduled', outcome: null });
    const { version } = await setup.stored(id);
    expect(await codeOf(tutor.call('POST', `/api/sessions/${id}/undo`, { body: { of: version } }))).toBe(
      '200',
    );
    expect(await setup.stored(id)).toMatchObject({ status: 'cancelled', outcome: 'student-absent' });
    expect(await facts(id)).toEqual(['student-absent 60 60', 'open-again 0 0', 'student-absent 60 60']);
  });

  test('by a correction: of its length, and of whether it took place', async () => {
    const { tutor, lesson } = await setup.newPair();
    const { id } = await lesson(-2 * HOUR);
    await close(tutor, id, { status: 'completed', outcome: 'cut-short', taughtMinutes: 45 });
    const correct = async (who: Person, body: object) => {
      const { version } = await setup.stored(id);
      const wrong = { reason: 'I mistyped it', ...body };
      return who.call('POST', `/api/sessions/${id}/correction`, { body: wrong, version });
    };
    expect(await codeOf(correct(tutor, { duration: 45 }))).toBe('200');
    expect(await setup.stored(id)).toMatchObject({ outcome: 'taught', taughtMinutes: null });
    setup.app.clock.advance(SECOND);
    expect(await codeOf(correct(setup.admin, { void: true }))).toBe('200');
    expect(await setup.stored(id)).toMatchObject({ status: 'cancelled', outcome: 'void' });
    expect(await facts(id)).toEqual(['cut-short 45 45', 'taught 45 45', 'void 0 0']);
  });
});

describe('the family is told how a session ended (R525)', () => {
  test('once nobody can undo it any more, the student and the parent, and no tutor who did it herself', async () => {
    const { tutor, student, parent, lesson } = await setup.newPair();
    const { id } = await lesson(-HOUR);
    await cancel(tutor, id, 'student-absent');
    const due = new Date(setup.app.clock.now().getTime() + MINUTE);
    expect(await setup.mailTo(parent)).toMatchObject({ kind: 'lesson-student-absent', nextAttemptAt: due });
    expect(await setup.mailTo(student.email)).toMatchObject({ kind: 'lesson-student-absent' });
    expect(await setup.mailsTo(tutor.email)).toEqual([]);
    expect(await setup.noticesOf(student)).toMatchObject([
      { kind: 'lesson-student-absent', lesson: { to: { isOn: false, outcome: 'student-absent' } } },
    ]);
  });

  test('not where it is undone, and a tutor where an admin says that she was absent', async () => {
    const { tutor, parent, lesson } = await setup.newPair();
    const { id } = await lesson(-HOUR);
    await cancel(tutor, id, 'student-absent');
    const { version } = await setup.stored(id);
    await tutor.call('POST', `/api/sessions/${id}/undo`, { body: { of: version } });
    expect(await setup.mailsTo(parent)).toEqual([]);
    await cancel(setup.admin, id, 'tutor-absent');
    expect(await setup.mailTo(tutor.email)).toMatchObject({ kind: 'lesson-tutor-absent' });
    expect(await setup.mailTo(parent)).toMatchObject({ kind: 'lesson-tutor-absent' });
  });
});
