import { SESSION_STATUSES, type SessionStatus } from '@bayan/domain/sessions/session-status';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHECK, OVERLAP, openSetup, type Setup, UNIQUE } from './setup.ts';

let setup: Setup;
beforeAll(async () => {
  setup = await openSetup();
});
afterAll(() => setup.close());

type SessionRow = Awaited<ReturnType<Setup['rowOf']['sessions']>>;
const at = (time: string) => ({ starts_at: `2026-11-20T${time}:00Z` });
const cancelledBy = (person: string) => ({
  status: 'cancelled',
  cancelled_by: person,
  cancelled_at: '2026-11-19T09:00:00Z',
});
const insert = (row: object) => setup.refusal(setup.insert('sessions', { ...row }));

async function setStatus(id: unknown, status: SessionStatus, by: string) {
  const cancelled = status === 'cancelled';
  const sql = 'update sessions set status = $2, cancelled_by = $3, cancelled_at = $4 where id = $1';
  return setup.refusal(
    setup.query(sql, [id, status, cancelled ? by : null, cancelled ? '2026-11-19T09:00:00Z' : null]),
  );
}

describe.each([
  ['tutor', 'student_id', 'sessions_tutor_free'],
  ['student', 'tutor_id', 'sessions_student_free'],
] as const)('a %s is in one session at a time (R87)', (who, other, constraint) => {
  const clash = { code: OVERLAP, constraint };
  const somebodyElse = async (row: SessionRow) => ({
    ...row,
    [other]: await setup.person(who === 'tutor' ? 'student' : 'tutor'),
  });

  test('sessions that overlap are refused, those that touch are not', async () => {
    const row = await setup.rowOf.sessions();
    expect(await insert({ ...row, ...at('16:00') })).toBeNull();
    const others = await somebodyElse(row);
    expect(await insert({ ...others, ...at('16:00') })).toEqual(clash);
    expect(await insert({ ...others, ...at('16:59') })).toEqual(clash);
    expect(await insert({ ...others, ...at('15:01') })).toEqual(clash);
    expect(await insert({ ...others, ...at('15:30'), duration_minutes: 120 })).toEqual(clash);
    expect(await insert({ ...others, ...at('17:00') })).toBeNull();
    expect(await insert({ ...others, ...at('15:00') })).toBeNull();
  });

  test('a session in progress blocks, one completed or cancelled does not', async () => {
    const row = await setup.rowOf.sessions();
    const others = await somebodyElse(row);
    expect(await insert({ ...row, ...at('16:00'), status: 'completed' })).toBeNull();
    expect(await insert({ ...row, ...at('16:00'), ...cancelledBy(row.created_by) })).toBeNull();
    expect(await insert({ ...others, ...at('16:00'), status: 'in-progress' })).toBeNull();
    expect(await insert({ ...others, ...at('16:30'), status: 'completed' })).toBeNull();
    expect(await insert({ ...row, ...at('16:30') })).toEqual(clash);
  });

  test('a cancelled session cannot come back into a time that is taken', async () => {
    const row = await setup.rowOf.sessions();
    const { id } = await setup.insert('sessions', { ...row, ...cancelledBy(row.created_by) });
    const { id: taker } = await setup.insert('sessions', await somebodyElse(row));
    expect(await setStatus(id, 'scheduled', row.created_by)).toEqual(clash);
    expect(await setStatus(taker, 'completed', row.created_by)).toBeNull();
    expect(await setStatus(id, 'scheduled', row.created_by)).toBeNull();
  });

  test('a session cannot be moved or lengthened into another', async () => {
    const row = await setup.rowOf.sessions();
    const { id } = await setup.insert('sessions', { ...row, ...at('14:00') });
    await setup.insert('sessions', { ...(await somebodyElse(row)), ...at('15:00') });
    expect(
      await setup.refusal(setup.query('update sessions set duration_minutes = 90 where id = $1', [id])),
    ).toEqual(clash);
    const move = setup.query(`update sessions set starts_at = '2026-11-20T15:30Z' where id = $1`, [id]);
    expect(await setup.refusal(move)).toEqual(clash);
  });

  test('of twenty people who take overlapping times at once exactly one gets it', async () => {
    const row = await setup.rowOf.sessions();
    const rows = await Promise.all(Array.from({ length: 20 }, () => somebodyElse(row)));
    const answers = await Promise.all(
      rows.map((one, minute) => insert({ ...one, ...at(`16:${String(minute).padStart(2, '0')}`) })),
    );
    expect(answers.filter(answer => answer === null)).toHaveLength(1);
    const { rows: kept } = await setup.query(`select id from sessions where ${who}_id = $1`, [
      row[`${who}_id`],
    ]);
    expect(kept).toHaveLength(1);
  });
});

describe('the status of a session (R83)', () => {
  const ALLOWED = [
    ['scheduled', 'in-progress'],
    ['scheduled', 'completed'],
    ['scheduled', 'cancelled'],
    ['in-progress', 'completed'],
    ['in-progress', 'cancelled'],
    ['cancelled', 'scheduled'],
  ];
  const pairs = SESSION_STATUSES.flatMap(from =>
    SESSION_STATUSES.filter(to => to !== from).map(to => ({ from, to })),
  );

  test.each(pairs)('from $from to $to is as the rule says', async ({ from, to }) => {
    const row = await setup.rowOf.sessions();
    const start = from === 'cancelled' ? cancelledBy(row.created_by) : { status: from };
    const { id } = await setup.insert('sessions', { ...row, ...start });
    const allowed = ALLOWED.some(pair => pair[0] === from && pair[1] === to);
    expect(await setStatus(id, to, row.created_by)).toEqual(
      allowed ? null : { code: CHECK, constraint: 'sessions_transition' },
    );
  });

  test('a cancelled session says by whom and when, and no other does (R81)', async () => {
    const row = await setup.rowOf.sessions();
    const cancelled = cancelledBy(row.created_by);
    expect(await insert({ ...row, ...cancelled, cancel_reason: 'Ill' })).toBeNull();
    expect(await insert({ ...row, status: 'cancelled' })).toMatchObject({ code: CHECK });
    expect(await insert({ ...row, ...cancelled, cancelled_by: null })).toMatchObject({ code: CHECK });
    expect(await insert({ ...row, ...cancelled, status: 'scheduled' })).toMatchObject({ code: CHECK });
    expect(await insert({ ...row, cancel_reason: 'Ill' })).toMatchObject({ code: CHECK });
    expect(await insert({ ...row, ...cancelled, cancel_reason: 'a'.repeat(501) })).toMatchObject({
      code: CHECK,
    });
  });

  test('the end is start plus duration, and nobody can write another', async () => {
    const row = await setup.rowOf.sessions();
    const made = await setup.insert('sessions', { ...row, duration_minutes: 90 });
    expect(made.ends_at).toEqual(new Date('2026-11-20T17:30:00Z'));
    expect(await insert({ ...row, ends_at: '2026-11-20T16:01:00Z' })).toMatchObject({ code: '428C9' });
  });
});

describe('feedback (R120, R121)', () => {
  const rated = (rating: unknown) => ({ student_rating: rating, student_rated_at: '2026-11-20T18:00:00Z' });

  test.each(['scheduled', 'in-progress', 'cancelled'] as const)(
    'on a session %s is refused',
    async status => {
      const row = await setup.rowOf.sessions();
      const start = status === 'cancelled' ? cancelledBy(row.created_by) : { status };
      const { id } = await setup.insert('sessions', { ...row, ...start });
      expect(await setup.refusal(setup.insert('feedback', { session_id: id, ...rated(5) }))).toEqual({
        code: CHECK,
        constraint: 'feedback_completed',
      });
    },
  );

  test('is given once for a completed session', async () => {
    const row = { ...(await setup.rowOf.feedback()), ...rated(5) };
    expect(await setup.refusal(setup.insert('feedback', row))).toBeNull();
    expect(await setup.refusal(setup.insert('feedback', row))).toMatchObject({ code: UNIQUE });
  });

  test.each([1, 2, 3, 4, 5])('takes the rating %i', async rating => {
    expect(
      await setup.refusal(setup.insert('feedback', { ...(await setup.rowOf.feedback()), ...rated(rating) })),
    ).toBeNull();
  });

  test.each([0, 6, -1, 100])('refuses the rating %i', async rating => {
    const row = await setup.rowOf.feedback();
    const tutors = { tutor_rating: rating, tutor_rated_at: '2026-11-20T18:00:00Z' };
    expect(await setup.refusal(setup.insert('feedback', { ...row, ...rated(rating) }))).toEqual({
      code: CHECK,
      constraint: 'feedback_student_rating_check',
    });
    expect(await setup.refusal(setup.insert('feedback', { ...row, ...tutors }))).toEqual({
      code: CHECK,
      constraint: 'feedback_tutor_rating_check',
    });
  });

  test('refuses half a star', async () => {
    expect(
      await setup.refusal(setup.insert('feedback', { ...(await setup.rowOf.feedback()), ...rated('4.5') })),
    ).toMatchObject({ code: '22P02' });
  });

  test('refuses a student’s comment without a rating, and a rating without its time', async () => {
    const row = await setup.rowOf.feedback();
    expect(await setup.refusal(setup.insert('feedback', { ...row, student_comments: 'Good' }))).toMatchObject(
      { code: CHECK },
    );
    expect(await setup.refusal(setup.insert('feedback', { ...row, student_rating: 5 }))).toMatchObject({
      code: CHECK,
    });
  });
});
