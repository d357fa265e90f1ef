import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sessionConsequences } from '#schema/teaching.ts';
import { codeOf, DAY, HOUR } from '#test/assignments/parted.ts';
import { type Person, signIn } from '#test/builders.ts';
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

async function cancel(who: Person, id: string, body: object, key?: string) {
  const { version } = await setup.stored(id);
  return who.call('POST', `/api/sessions/${id}/cancel`, {
    body,
    version,
    ...(key && { headers: { 'Idempotency-Key': key } }),
  });
}
const facts = async (id: string) =>
  (
    await setup.app.db
      .select()
      .from(sessionConsequences)
      .where(eq(sessionConsequences.sessionId, id))
      .orderBy(asc(sessionConsequences.id))
  ).map(({ cause, familyMinutes, tutorMinutes, decidedBy }) => ({
    said: `${cause} ${familyMinutes} ${tutorMinutes}`,
    decidedBy,
  }));
const FREE = { cost: 'free' };
const TAKEN = { cost: 'taken' };

describe('a family cancels by itself (R512, R513, case 37)', () => {
  test('in the second of the cut-off free of charge, with its reason', async () => {
    const { student, lesson } = await setup.newPair();
    const { id } = await lesson(DAY);
    const answer = await cancel(student, id, { ...FREE, reason: 'A school trip' });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      status: 'cancelled',
      outcome: 'family-cancelled',
      cancellation: { reason: 'A school trip' },
    });
    expect(await setup.stored(id)).toMatchObject({ cancelledBy: student.id });
    expect(await facts(id)).toEqual([{ said: 'family-cancelled 0 0', decidedBy: student.id }]);
  });

  test('one second later it counts: what the family had read before is refused, with what it costs now', async () => {
    const { student, lesson } = await setup.newPair();
    const { id } = await lesson(DAY);
    setup.app.clock.advance(SECOND);
    const answer = await cancel(student, id, FREE);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({
      error: { code: 'session.cost-changed', field: 'cost', cost: 'taken' },
    });
    expect(await setup.stored(id)).toMatchObject({ status: 'scheduled' });
    expect(await codeOf(cancel(student, id, TAKEN))).toBe('200');
    expect(await setup.stored(id)).toMatchObject({ outcome: 'late-cancelled' });
    expect(await facts(id)).toEqual([{ said: 'late-cancelled 60 60', decidedBy: student.id }]);
  });

  test('who has read that it counts is not taken at their word where it is free', async () => {
    const { student, lesson } = await setup.newPair();
    const { id } = await lesson(2 * DAY);
    const answer = await cancel(student, id, TAKEN);
    expect(await answer.json()).toMatchObject({ error: { code: 'session.cost-changed', cost: 'free' } });
  });

  test('free of charge until it begins where the academy has no tutor for it', async () => {
    const { student, assignment, lesson } = await setup.newPair();
    const { id, startsAt } = await lesson(2 * HOUR);
    await setup.part(assignment);
    const options = await student.call('GET', `/api/sessions/${id}/options`);
    expect(await options.json()).toMatchObject({ freeUntil: startsAt.toISOString() });
    expect(await codeOf(cancel(student, id, FREE))).toBe('200');
    expect(await facts(id)).toMatchObject([{ said: 'family-cancelled 0 0' }]);
  });
});

describe('what a family cannot cancel', () => {
  test('a lesson that has begun, in that second already, or that is cancelled', async () => {
    const { student, lesson } = await setup.newPair();
    const { id } = await lesson(MINUTE);
    setup.app.clock.advance(MINUTE);
    expect(await codeOf(cancel(student, id, TAKEN))).toBe('409 session.not-upcoming');
    const other = await lesson(3 * DAY);
    expect(await codeOf(cancel(student, other.id, FREE))).toBe('200');
    expect(await codeOf(cancel(student, other.id, FREE))).toBe('409 session.not-upcoming');
  });

  test('another student’s, and neither does a tutor or an admin by this way', async () => {
    const { tutor, lesson } = await setup.newPair();
    const stranger = await signIn(setup.app, { role: 'student' });
    const { id } = await lesson(2 * DAY);
    expect(await codeOf(cancel(stranger, id, FREE))).toBe('404 not-found');
    expect(await codeOf(cancel(tutor, id, FREE))).toBe('403 access.role');
    expect(await codeOf(cancel(setup.admin, id, FREE))).toBe('403 access.role');
    expect(await setup.stored(id)).toMatchObject({ status: 'scheduled' });
  });

  test('one that somebody changed since they looked', async () => {
    const { tutor, student, lesson } = await setup.newPair();
    const { id, version } = await lesson(2 * DAY);
    await setup.move(tutor, id, setup.fromNow(3 * HOUR));
    const seen = student.call('POST', `/api/sessions/${id}/cancel`, { body: FREE, version });
    expect(await codeOf(seen)).toBe('412 conflict.stale');
  });

  test('any, where the academy has not left it to families', async () => {
    const { student, lesson } = await setup.newPair();
    const { id, startsAt } = await lesson(20 * DAY);
    const validFrom = startsAt.toISOString().slice(0, 10);
    const numbers = { cutOffHours: 24, movesPerLesson: 2, movesPerMonth: 4, furthestDays: 14, leadHours: 12 };
    const waits = { tutorWaitsMinutes: 15, familyWaitsMinutes: 10 };
    const body = { ...numbers, ...waits, selfService: false, validFrom };
    expect(await codeOf(setup.admin.call('POST', '/api/lesson-rules', { body }))).toBe('201');
    expect(await (await student.call('GET', `/api/sessions/${id}/options`)).json()).toMatchObject({
      selfService: false,
    });
    expect(await codeOf(cancel(student, id, FREE))).toBe('409 session.no-self-service');
  });

  test('in two windows twice: the second is told that it has changed, and a repeated press changes nothing', async () => {
    const { student, lesson } = await setup.newPair();
    const [one, other] = [await lesson(2 * DAY), await lesson(3 * DAY)];
    const press = (key: string, id: string) =>
      student.call('POST', `/api/sessions/${id}/cancel`, {
        body: FREE,
        version: 1,
        headers: { 'Idempotency-Key': key },
      });
    const same = crypto.randomUUID();
    const pressed = await Promise.all([press(same, one.id), press(same, one.id)]);
    expect(pressed.map(({ status }) => status)).toEqual([200, 200]);
    expect(await facts(one.id)).toHaveLength(1);
    const windows = await Promise.all([
      codeOf(press(crypto.randomUUID(), other.id)),
      codeOf(press(crypto.randomUUID(), other.id)),
    ]);
    expect(windows.toSorted()).toEqual(['200', '412 conflict.stale']);
    expect(await facts(other.id)).toHaveLength(1);
  });

  test('more than 60 an hour', async () => {
    const { student, lesson } = await setup.newPair();
    const { id } = await lesson(9 * DAY);
    const codes = new Set<string>();
    for (let n = 0; n < 61; n += 1) codes.add(await codeOf(cancel(student, id, TAKEN)));
    expect([...codes]).toEqual(['409 session.cost-changed', '429 limit.reached']);
  });
});

describe('what follows', () => {
  test('an open request is overtaken (R116)', async () => {
    const { student, lesson } = await setup.newPair();
    const { id } = await lesson(2 * DAY);
    const body = { sessionId: id, kind: 'move', reason: 'A school trip' };
    await student.call('POST', '/api/session-requests', { body });
    await cancel(student, id, FREE);
    const answer = await student.call('GET', `/api/session-requests?sessionId=${id}`);
    expect(await answer.json()).toMatchObject({ items: [{ status: 'overtaken' }] });
  });

  test('the guardian and the tutor are told once, and the account that did it by no mail (R525)', async () => {
    const { tutor, student, parent, lesson } = await setup.newPair();
    const [free, late] = [await lesson(2 * DAY), await lesson(8 * HOUR)];
    await cancel(student, free.id, { ...FREE, reason: 'A school trip' });
    expect(await setup.mailTo(parent)).toMatchObject({ kind: 'lesson-cancelled' });
    expect(await setup.mailTo(tutor.email)).toMatchObject({ kind: 'lesson-cancelled' });
    expect(await setup.mailsTo(student.email)).toEqual([]);
    expect(await setup.noticesOf(tutor)).toMatchObject([{ lesson: { reason: 'A school trip' } }]);
    await cancel(student, late.id, TAKEN);
    expect((await setup.mailsTo(parent)).map(({ kind }) => kind)).toContain('lesson-late-cancelled');
    expect(await setup.mailsTo(student.email)).toEqual([]);
  });

  test('only the tutor and the academy bring it back, and then nothing is counted', async () => {
    const { tutor, student, lesson } = await setup.newPair();
    const { id } = await lesson(8 * HOUR);
    await cancel(student, id, TAKEN);
    const { version } = await setup.stored(id);
    const undo = student.call('POST', `/api/sessions/${id}/undo`, { body: { of: version } });
    expect(await codeOf(undo)).toBe('403 access.role');
    await setup.become(tutor, id, 'scheduled');
    expect((await facts(id)).map(({ said }) => said)).toEqual(['late-cancelled 60 60', 'open-again 0 0']);
  });
});
