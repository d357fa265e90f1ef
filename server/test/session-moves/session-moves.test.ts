import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { availabilityHours, availabilitySets, timeOff } from '#schema/availability.ts';
import { profiles } from '#schema/people.ts';
import { sessionMoves } from '#schema/teaching.ts';
import { codeOf, DAY, HOUR } from '#test/assignments/parted.ts';
import { assign, type Person, signIn } from '#test/builders.ts';
import { type NoticeSetup, openNoticeSetup } from '#test/notices/notice-setup.ts';
import { sentStatements } from '#test/sent-statements.ts';

let setup: NoticeSetup;
beforeAll(async () => {
  setup = await openNoticeSetup();
});
afterAll(() => setup.close());

const MINUTE = 60_000;
/** A Wednesday at noon in London, long before British clocks move. */
const NOON = new Date('2027-01-13T12:00:00Z');
beforeEach(() => setup.app.clock.set(NOON));

interface Hours {
  readonly mostADay?: number | null;
  readonly bufferMinutes?: number;
}

/** Every day from noon to five by London's clock. */
async function keepHours(tutor: Person, { mostADay = null, bufferMinutes = 0 }: Hours = {}) {
  const [set] = await setup.app.db
    .insert(availabilitySets)
    .values({
      tutorId: tutor.id,
      timezone: 'Europe/London',
      validFrom: '2027-01-01',
      mostADay,
      bufferMinutes,
    })
    .returning({ id: availabilitySets.id });
  if (!set) throw new Error('no hours were kept');
  await setup.app.db
    .insert(availabilityHours)
    .values(
      [1, 2, 3, 4, 5, 6, 7].map(weekday => ({ setId: set.id, weekday, opens: 12 * 60, closes: 17 * 60 })),
    );
}

/** Of a tutor with hours: a lesson in three days, at 15:00 in London. */
async function newLesson(hours: Hours = {}) {
  const pair = await setup.newPair();
  await keepHours(pair.tutor, hours);
  const lesson = await pair.lesson(3 * DAY + 3 * HOUR);
  return { ...pair, id: lesson.id, startsAt: lesson.startsAt };
}

interface Slots {
  readonly obstacle: string | null;
  readonly movesLeft: number;
  readonly starts: readonly string[];
}
async function slots(who: Person, id: string, from = '2027-01-17', to = from): Promise<Slots> {
  const answer = await who.call('GET', `/api/sessions/${id}/slots?from=${from}&to=${to}`);
  if (answer.status !== 200) throw new Error(await answer.text());
  return (await answer.json()) as Slots;
}
async function move(who: Person, id: string, startsAt: string) {
  const { version } = await setup.stored(id);
  return who.call('POST', `/api/sessions/${id}/move`, { body: { startsAt }, version });
}
const SUNDAY = '2027-01-17T14:00:00.000Z';

describe('the free times of a session (R479)', () => {
  test('are every quarter of an hour of the tutor’s hours, of the days that are asked', async () => {
    const { student, id } = await newLesson();
    const { starts, ...rest } = await slots(student, id);
    expect(rest).toMatchObject({ obstacle: null, movesLeft: 2 });
    expect(starts).toHaveLength(17);
    expect([starts.at(0), starts.at(-1)]).toEqual(['2027-01-17T12:00:00.000Z', '2027-01-17T16:00:00.000Z']);
    expect((await slots(student, id, '2027-01-17', '2027-01-18')).starts).toHaveLength(34);
  });

  test('are at least the lead time ahead, not further than the furthest day, and not where it stands', async () => {
    const { student, id, startsAt } = await newLesson();
    expect((await slots(student, id, '2027-01-13', '2027-01-14')).starts.at(0)).toBe(
      '2027-01-14T12:00:00.000Z',
    );
    expect((await slots(student, id, '2027-01-16')).starts).not.toContain(startsAt.toISOString());
    const last = await slots(student, id, '2027-01-30', '2027-02-05');
    // Fourteen days after Saturday at 15:00.
    expect(last.starts.at(-1)).toBe('2027-01-30T15:00:00.000Z');
    expect((await slots(student, id, '2027-01-10', '2027-01-12')).starts).toEqual([]);
  });

  test('leave out time off, other lessons with the buffer, a full day and a holiday of the family’s country', async () => {
    const { tutor, student, id } = await newLesson({ bufferMinutes: 10, mostADay: 2 });
    const other = await signIn(setup.app, { role: 'student', name: 'Layan' });
    await assign(setup.app, tutor.id, other.id, setup.admin.id);
    await setup.log(tutor, other.id, new Date('2027-01-17T14:00:00Z'));
    const [first, ...rest] = (await slots(student, id)).starts;
    expect(first).toBe('2027-01-17T12:00:00.000Z');
    expect(rest).not.toContain('2027-01-17T13:00:00.000Z');
    expect(rest).toContain('2027-01-17T15:15:00.000Z');
    expect(JSON.stringify(await slots(student, id))).not.toContain('Layan');
    await setup.log(tutor, other.id, new Date('2027-01-17T16:00:00Z'));
    expect((await slots(student, id)).starts).toEqual([]);
    await setup.app.db.insert(timeOff).values({
      tutorId: tutor.id,
      startsAt: new Date('2027-01-18T00:00:00Z'),
      endsAt: new Date('2027-01-18T16:00:00Z'),
      kind: 'leave',
    });
    expect((await slots(student, id, '2027-01-18')).starts).toEqual(['2027-01-18T16:00:00.000Z']);
    const holiday = {
      ...{ country: 'SA', name: 'A day off', nameAr: 'يوم إجازة', isOff: true, certainty: 'announced' },
      ...{ fromOn: '2027-01-19', untilOn: '2027-01-19' },
    };
    const admin = await signIn(setup.app, { role: 'admin' });
    expect(await codeOf(admin.call('POST', '/api/holidays', { body: holiday }))).toBe('201');
    expect((await slots(student, id, '2027-01-19')).starts).toEqual([]);
    expect((await slots(student, id, '2027-01-20')).starts).not.toEqual([]);
  });

  test('are none, with the reason, where the family has to ask', async () => {
    const { student, lesson } = await setup.newPair();
    const [without, soon] = [await lesson(3 * DAY), await lesson(5 * HOUR)];
    expect(await slots(student, without.id)).toMatchObject({ obstacle: 'no-hours', starts: [] });
    expect(await slots(student, soon.id)).toMatchObject({ obstacle: 'cut-off', starts: [] });
  });

  test('are told to the family alone, of at most 14 days, in few statements', async () => {
    const { tutor, student, id } = await newLesson();
    const stranger = await signIn(setup.app, { role: 'student' });
    const path = `/api/sessions/${id}/slots?from=2027-01-17&to=2027-01-30`;
    expect(await codeOf(stranger.call('GET', path))).toBe('404 not-found');
    expect(await codeOf(tutor.call('GET', path))).toBe('403 access.role');
    const tooMany = `/api/sessions/${id}/slots?from=2027-01-17&to=2027-01-31`;
    expect(await codeOf(student.call('GET', tooMany))).toBe('422 input.invalid');
    const few = await sentStatements(setup.app, () => slots(student, id));
    const many = await sentStatements(setup.app, () => student.call('GET', path));
    expect(many.length).toBe(few.length);
  });
});

describe('a family moves a session by itself (R513, case 38)', () => {
  test('to a free time: the guardian and the tutor are told once, and a request is overtaken', async () => {
    const { tutor, student, parent, id, startsAt } = await newLesson();
    const body = { sessionId: id, kind: 'move', reason: 'A school trip' };
    await student.call('POST', '/api/session-requests', { body });
    await setup.deliver();
    setup.app.clock.advance(HOUR / 2);
    await setup.deliver();
    const answer = await move(student, id, SUNDAY);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ startsAt: SUNDAY, status: 'scheduled' });
    const made = await setup.app.db.select().from(sessionMoves).where(eq(sessionMoves.sessionId, id));
    expect(made).toMatchObject([
      { wasAt: startsAt, nowAt: new Date(SUNDAY), movedBy: student.id, studentId: student.id },
    ]);
    expect(await setup.mailTo(parent)).toMatchObject({ kind: 'lesson-moved' });
    expect(await setup.mailTo(tutor.email)).toMatchObject({ kind: 'lesson-moved' });
    expect(await setup.mailsTo(student.email)).toEqual([]);
    const requests = await student.call('GET', `/api/session-requests?sessionId=${id}`);
    expect(await requests.json()).toMatchObject({ items: [{ status: 'overtaken' }] });
  });

  test('twice, and the days are counted from where it was at first; the third time it asks', async () => {
    const { student, id } = await newLesson();
    expect(await codeOf(move(student, id, '2027-01-30T15:00:00Z'))).toBe('200');
    expect(await slots(student, id, '2027-01-31')).toMatchObject({ movesLeft: 1, starts: [] });
    expect(await codeOf(move(student, id, '2027-01-31T15:00:00Z'))).toBe('422 session.slot');
    expect(await codeOf(move(student, id, '2027-01-18T15:00:00Z'))).toBe('200');
    expect(await slots(student, id)).toMatchObject({ obstacle: 'moves-used', movesLeft: 0, starts: [] });
    expect(await codeOf(move(student, id, SUNDAY))).toBe('409 session.moves-used');
  });

  test('four times in a month of the family’s clock, whichever lessons they are', async () => {
    const { student, lesson, id } = await newLesson();
    const { id: other } = await lesson(-20 * DAY, { status: 'completed' });
    const moved = async (at: string) => {
      const [wasAt, nowAt] = [new Date('2026-12-20T12:00:00Z'), new Date('2026-12-21T12:00:00Z')];
      const by = { studentId: student.id, movedBy: student.id };
      await setup.app.db
        .insert(sessionMoves)
        .values({ sessionId: other, ...by, wasAt, nowAt, at: new Date(at) });
    };
    // In Riyadh the new month begins three hours before London's.
    for (let n = 0; n < 4; n += 1) await moved('2026-12-31T20:59:59Z');
    expect(await slots(student, id)).toMatchObject({ obstacle: null, movesLeft: 2 });
    for (let n = 0; n < 3; n += 1) await moved('2026-12-31T21:00:00Z');
    expect(await slots(student, id)).toMatchObject({ obstacle: null, movesLeft: 1 });
    const next = await lesson(4 * DAY);
    expect(await codeOf(move(student, id, SUNDAY))).toBe('200');
    expect(await codeOf(move(student, next.id, '2027-01-18T13:00:00Z'))).toBe('409 session.moves-used');
  });

  test('not to a time that is not offered: beside the quarters, outside the hours, or where it is', async () => {
    const { student, id, startsAt } = await newLesson();
    for (const at of [
      '2027-01-17T14:05:00Z',
      '2027-01-17T16:15:00Z',
      '2027-01-17T09:00:00Z',
      startsAt.toISOString(),
    ])
      expect(await codeOf(move(student, id, at))).toBe('422 session.slot');
    expect(await codeOf(move(student, id, 'tomorrow'))).toBe('422 input.invalid');
  });

  test('not to one that is taken meanwhile: it is told those of that day that are free still', async () => {
    const { tutor, student, id } = await newLesson();
    const other = await signIn(setup.app, { role: 'student' });
    await assign(setup.app, tutor.id, other.id, setup.admin.id);
    await setup.log(tutor, other.id, new Date(SUNDAY));
    const answer = await move(student, id, SUNDAY);
    expect(answer.status).toBe(409);
    const { error } = (await answer.json()) as { error: { code: string; slots: string[] } };
    expect(error.code).toBe('session.slot-taken');
    expect(error.slots).toContain('2027-01-17T13:00:00.000Z');
    expect(error.slots).not.toContain(SUNDAY);
    expect(error.slots).not.toContain('2027-01-17T13:15:00.000Z');
  });

  test('two families at once: one of them gets the time, also the last of a full day', async () => {
    const { tutor, student, id } = await newLesson({ mostADay: 1 });
    const other = await signIn(setup.app, { role: 'student' });
    await assign(setup.app, tutor.id, other.id, setup.admin.id);
    const theirs = await setup.log(tutor, other.id, new Date('2027-01-18T12:00:00Z'));
    const codes = await Promise.all([
      codeOf(move(student, id, SUNDAY)),
      codeOf(move(other, theirs.id, '2027-01-17T16:00:00Z')),
    ]);
    expect(codes.toSorted()).toEqual(['200', '409 session.slot-taken']);
  });

  test('after the cut-off it asks, and not of a lesson that has begun or been cancelled', async () => {
    const { student, lesson } = await newLesson();
    const [late, begun] = [await lesson(DAY), await lesson(MINUTE)];
    const gone = await lesson(2 * DAY, { status: 'cancelled', cancelledAt: NOON, cancelledBy: student.id });
    setup.app.clock.advance(1000);
    expect(await codeOf(move(student, late.id, SUNDAY))).toBe('409 session.cut-off');
    setup.app.clock.advance(MINUTE);
    for (const { id } of [begun, gone])
      expect(await codeOf(move(student, id, SUNDAY))).toBe('409 session.not-upcoming');
  });

  test('nor of a lesson that nobody gives, or whose tutor is not active', async () => {
    const { tutor, student, lesson } = await newLesson();
    const waiting = await lesson(5 * DAY, { tutorLeftAt: NOON, meetingLink: null });
    expect(await slots(student, waiting.id)).toMatchObject({ obstacle: 'no-tutor', starts: [] });
    expect(await codeOf(move(student, waiting.id, SUNDAY))).toBe('409 session.no-self-service');
    const { id } = await lesson(6 * DAY);
    await setup.app.db.update(profiles).set({ isActive: false }).where(eq(profiles.id, tutor.id));
    expect(await slots(student, id)).toMatchObject({ obstacle: 'no-tutor', starts: [] });
  });

  test('another student does not, nor whoever saw an older version', async () => {
    const { student, id } = await newLesson();
    const stranger = await signIn(setup.app, { role: 'student' });
    expect(await codeOf(move(stranger, id, SUNDAY))).toBe('404 not-found');
    const { version } = await setup.stored(id);
    const press = () =>
      codeOf(student.call('POST', `/api/sessions/${id}/move`, { body: { startsAt: SUNDAY }, version }));
    expect((await Promise.all([press(), press()])).toSorted()).toEqual(['200', '412 conflict.stale']);
  });

  test('more than 60 an hour', async () => {
    const { student, id } = await newLesson();
    const codes = new Set<string>();
    for (let n = 0; n < 61; n += 1) codes.add(await codeOf(move(student, id, '2027-01-17T03:00:00.000Z')));
    expect([...codes]).toEqual(['422 session.slot', '429 limit.reached']);
  });
});
