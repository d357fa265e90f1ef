import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { reminders } from '#schema/reminders.ts';
import { sessionRequests, sessions, sessionUndos } from '#schema/teaching.ts';
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

/** Changes the status, and says how to undo that. */
async function change(who: Person, id: string, status: string, reason?: string) {
  await setup.become(who, id, status, reason);
  const { version } = await setup.stored(id);
  return {
    version,
    undo: (by = who, headers?: Record<string, string>) =>
      by.call('POST', `/api/sessions/${id}/undo`, { body: { of: version }, ...(headers && { headers }) }),
  };
}

const totalsOf = async (tutor: Person) => (await tutor.call('GET', '/api/sessions/totals')).json();
const monthsOf = async (tutor: Person) => {
  const overview = (await (await tutor.call('GET', '/api/tutor-overview')).json()) as {
    hoursByMonth: { minutes: number }[];
  };
  return overview.hoursByMonth.reduce((sum, { minutes }) => sum + minutes, 0);
};
const plannedFor = (sessionId: string) =>
  setup.app.db.$count(reminders, and(eq(reminders.sessionId, sessionId), ne(reminders.status, 'withdrawn')));

describe('a change of status is undone (R722)', () => {
  test('completed becomes what it was, with hours, totals and reminders as if nothing had been pressed', async () => {
    const { tutor, student, lesson } = await setup.newPair();
    const { id } = await lesson(2 * MINUTE);
    const before = await setup.stored(id);
    const known = {
      totals: await totalsOf(tutor),
      months: await monthsOf(tutor),
      planned: await plannedFor(id),
    };
    const { undo } = await change(tutor, id, 'completed');
    expect(await totalsOf(tutor)).toMatchObject({ completed: 1 });
    const answer = await undo();
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ status: 'scheduled', closedAt: null, version: 3 });
    expect(answer.headers.get('etag')).toBe('"3"');
    const { version, updatedAt, ...same } = before;
    expect(await setup.stored(id)).toMatchObject(same);
    expect({
      totals: await totalsOf(tutor),
      months: await monthsOf(tutor),
      planned: await plannedFor(id),
    }).toEqual(known);
    const toRate = (await (await student.call('GET', '/api/sessions/to-rate')).json()) as {
      items: unknown[];
    };
    expect(toRate.items).toEqual([]);
  });

  test('completed becomes in progress again where it was, begun when it began', async () => {
    const { tutor, lesson } = await setup.newPair();
    const { id } = await lesson(0);
    await change(tutor, id, 'in-progress');
    const { begunAt } = await setup.stored(id);
    setup.app.clock.advance(5 * MINUTE);
    const { undo } = await change(tutor, id, 'completed');
    expect((await undo()).status).toBe(200);
    expect(await setup.stored(id)).toMatchObject({ status: 'in-progress', begunAt, closedAt: null });
  });

  test('started becomes scheduled', async () => {
    const { tutor, lesson } = await setup.newPair();
    const { id } = await lesson(0);
    const { undo } = await change(tutor, id, 'in-progress');
    expect((await undo()).status).toBe(200);
    expect(await setup.stored(id)).toMatchObject({ status: 'scheduled', begunAt: null });
  });

  test('cancelled takes place, confirmed as it was; no mail and no notice tells of either', async () => {
    const { tutor, student, parent, lesson } = await setup.newPair();
    // Nearer than six hours: any other change would be told at once.
    const { id } = await lesson(3 * HOUR, { confirmedAt: setup.app.clock.now() });
    const { undo } = await change(tutor, id, 'cancelled', 'I am ill');
    const due = new Date(setup.app.clock.now().getTime() + MINUTE);
    expect(await setup.mailTo(parent)).toMatchObject({ kind: 'lesson-cancelled', nextAttemptAt: due });
    setup.app.clock.advance(59 * SECOND);
    await setup.deliver();
    expect((await undo()).status).toBe(200);
    const { confirmedAt, status } = await setup.stored(id);
    expect({ status, isConfirmed: confirmedAt !== null }).toEqual({ status: 'scheduled', isConfirmed: true });
    expect(await setup.mailsTo(parent)).toEqual([]);
    expect((await setup.noticesOf(student)).filter(({ isOutdated }) => !isOutdated)).toEqual([]);
  });

  test('scheduled again becomes cancelled, with who, when and why', async () => {
    const { tutor, lesson } = await setup.newPair();
    const { id } = await lesson(DAY);
    await change(setup.admin, id, 'cancelled', 'Half-term');
    const { cancelledAt, cancelledBy } = await setup.stored(id);
    setup.app.clock.advance(2 * MINUTE);
    const { undo } = await change(tutor, id, 'scheduled');
    expect((await undo()).status).toBe(200);
    expect(await setup.stored(id)).toMatchObject({
      status: 'cancelled',
      cancelledAt,
      cancelledBy,
      cancelReason: 'Half-term',
    });
  });

  test('what was written meanwhile stays, and so does the note of what was done', async () => {
    const { tutor, lesson } = await setup.newPair();
    const { id } = await lesson(-2 * HOUR);
    const { undo, version } = await change(tutor, id, 'completed');
    await tutor.call('PATCH', `/api/sessions/${id}`, { body: { notes: 'Chapter 3' }, version });
    expect(await (await undo()).json()).toMatchObject({ status: 'scheduled', notes: 'Chapter 3' });
  });

  test('a family’s request that it had overtaken waits again', async () => {
    const { tutor, student, lesson } = await setup.newPair();
    const { id } = await lesson(10 * MINUTE);
    const asked = await student.call('POST', '/api/session-requests', {
      body: { sessionId: id, kind: 'cancel', reason: 'The dentist' },
    });
    expect(asked.status).toBe(201);
    const status = async () =>
      (await setup.app.db.select().from(sessionRequests).where(eq(sessionRequests.sessionId, id)))[0]?.status;
    const { undo } = await change(tutor, id, 'in-progress');
    expect(await status()).toBe('overtaken');
    expect((await undo()).status).toBe(200);
    expect(await status()).toBe('open');
  });
});

describe('it is refused (R722)', () => {
  test('after 60 seconds, and not at 60', async () => {
    const { tutor, lesson } = await setup.newPair();
    const [late, timely] = [await lesson(-2 * HOUR), await lesson(-4 * HOUR)];
    const { undo } = await change(tutor, late.id, 'completed');
    const { undo: undoInTime } = await change(tutor, timely.id, 'completed');
    setup.app.clock.advance(MINUTE);
    expect(await codeOf(undoInTime())).toBe('200');
    setup.app.clock.advance(SECOND);
    expect(await codeOf(undo())).toBe('409 session.undo-over');
    expect(await setup.stored(late.id)).toMatchObject({ status: 'completed' });
  });

  test('to any other account, be it an admin’s', async () => {
    const { tutor, student, lesson } = await setup.newPair();
    const { tutor: another } = await setup.newPair();
    const { id } = await lesson(-2 * HOUR);
    const { undo } = await change(tutor, id, 'completed');
    expect(await codeOf(undo(setup.admin))).toBe('409 session.undo-over');
    expect(await codeOf(undo(another))).toBe('404 not-found');
    expect(await codeOf(undo(student))).toBe('403 access.role');
  });

  test.each(['student', 'tutor'] as const)('once the %s has rated it', async side => {
    const { lesson, ...people } = await setup.newPair();
    const { id } = await lesson(-2 * HOUR);
    const { undo } = await change(people.tutor, id, 'completed');
    const rated =
      side === 'student'
        ? await people.student.call('POST', `/api/sessions/${id}/feedback`, { body: { rating: 5 } })
        : await people.tutor.call('PUT', `/api/sessions/${id}/tutor-feedback`, {
            body: { rating: 5 },
            version: 0,
          });
    expect(rated.ok).toBe(true);
    expect(await codeOf(undo())).toBe('409 session.undo-rated');
    expect(await setup.stored(id)).toMatchObject({ status: 'completed' });
  });

  test('of a rating and an undo at once one wins, and the record agrees', async () => {
    const { tutor, student, lesson } = await setup.newPair();
    const { id } = await lesson(-2 * HOUR);
    const { undo } = await change(tutor, id, 'completed');
    const [rated, undone] = await Promise.all([
      student.call('POST', `/api/sessions/${id}/feedback`, { body: { rating: 5 } }),
      undo(),
    ]);
    expect([rated.ok, undone.ok].filter(Boolean)).toHaveLength(1);
    expect((await setup.stored(id)).status).toBe(rated.ok ? 'completed' : 'scheduled');
  });

  test('a second time; under one key it is one undo', async () => {
    const { tutor, lesson } = await setup.newPair();
    const { id } = await lesson(-2 * HOUR);
    const { undo } = await change(tutor, id, 'completed');
    const key = { 'idempotency-key': `undo-${id}` };
    expect(await (await undo(tutor, key)).json()).toMatchObject({ status: 'scheduled', version: 3 });
    expect(await (await undo(tutor, key)).json()).toMatchObject({ status: 'scheduled', version: 3 });
    expect(await codeOf(undo())).toBe('409 session.undo-over');
  });

  test('where another window has changed the status since', async () => {
    const { tutor, lesson } = await setup.newPair();
    const { id } = await lesson(0);
    const started = await change(tutor, id, 'in-progress');
    await change(tutor, id, 'completed');
    expect(await codeOf(started.undo())).toBe('409 session.undo-over');
    expect(await setup.stored(id)).toMatchObject({ status: 'completed' });
  });

  test('where it was corrected since: the family has a mail about that', async () => {
    const { tutor, lesson } = await setup.newPair();
    const { id } = await lesson(-2 * HOUR);
    const { undo, version } = await change(tutor, id, 'completed');
    const body = { duration: 30, reason: 'Half an hour' };
    expect((await tutor.call('POST', `/api/sessions/${id}/correction`, { body, version })).status).toBe(200);
    expect(await codeOf(undo())).toBe('409 session.undo-over');
  });

  test('where its time was given away', async () => {
    const { tutor, student, lesson } = await setup.newPair();
    const { id, startsAt } = await lesson(DAY);
    const { undo } = await change(tutor, id, 'cancelled');
    await setup.log(tutor, student.id, startsAt);
    expect(await codeOf(undo())).toBe('409 session.clash');
    expect(await setup.stored(id)).toMatchObject({ status: 'cancelled' });
  });

  test('to a former tutor what has not begun; what has is hers to close in another way', async () => {
    const { tutor, assignment, lesson } = await setup.newPair();
    const [begun, toCome] = [await lesson(-HOUR), await lesson(4 * MINUTE)];
    const closed = await change(tutor, begun.id, 'cancelled', 'I am ill');
    const completed = await change(tutor, toCome.id, 'completed');
    expect((await setup.end(assignment)).status).toBe(200);
    expect(await codeOf(completed.undo())).toBe('409 session.former-tutor');
    expect(await codeOf(closed.undo())).toBe('200');
    expect(await setup.stored(begun.id)).toMatchObject({ status: 'scheduled' });
  });
});

test('the database lets nobody back without an undo in time, nor what is rated (R722)', async () => {
  const { tutor, student, lesson } = await setup.newPair();
  const { db } = setup.app;
  const { id } = await lesson(-2 * HOUR);
  await change(tutor, id, 'completed');
  const back = () =>
    db
      .update(sessions)
      .set({ status: 'scheduled' })
      .where(eq(sessions.id, id))
      .then(
        () => null,
        (error: Error) => String(error.cause),
      );
  expect(await back()).toContain('a session cannot go from completed to scheduled');
  const markAt = (undoneAt: Date) =>
    db
      .update(sessionUndos)
      .set({ undoneAt })
      .where(eq(sessionUndos.sessionId, id))
      .then(
        () => null,
        (error: Error) => String(error.cause),
      );
  expect(await markAt(setup.fromNow(61 * SECOND))).toContain('session_undos_in_time');
  await student.call('POST', `/api/sessions/${id}/feedback`, { body: { rating: 5 } });
  expect(await markAt(setup.fromNow(SECOND))).toBeNull();
  expect(await back()).toContain('a session cannot go from completed to scheduled');
});
