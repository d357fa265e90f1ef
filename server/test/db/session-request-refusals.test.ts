import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHECK, openSetup, type Setup, UNIQUE } from './setup.ts';

let setup: Setup;
beforeAll(async () => {
  setup = await openSetup();
});
afterAll(() => setup.close());

const insert = (row: object) => setup.refusal(setup.insert('session_requests', { ...row }));
const refusedBy = (constraint: string) => ({ code: CHECK, constraint });
const wish = { wished_at: '2026-11-21T16:00:00Z', wished_timezone: 'Asia/Riyadh' };

test('a session has one open request, and any number of closed ones', async () => {
  const row = await setup.rowOf.session_requests();
  expect(await insert(row)).toBeNull();
  expect(await insert(row)).toEqual({ code: UNIQUE, constraint: 'session_requests_open' });
  expect(await insert({ ...row, status: 'withdrawn' })).toBeNull();
  expect(await insert({ ...row, status: 'overtaken' })).toBeNull();
});

test('it is about a scheduled session of the same tutor and student', async () => {
  const row = await setup.rowOf.session_requests();
  const refused = refusedBy('session_requests_session');
  expect(await insert({ ...row, student_id: await setup.person('student') })).toEqual(refused);
  expect(await insert({ ...row, tutor_id: await setup.person('tutor') })).toEqual(refused);
  await setup.query("update sessions set status = 'completed' where id = $1", [row.session_id]);
  expect(await insert(row)).toEqual(refused);
});

test('it has a reason, and a wish only where it is a move', async () => {
  const row = await setup.rowOf.session_requests();
  expect(await insert({ ...row, reason: '' })).toMatchObject({ code: CHECK });
  expect(await insert({ ...row, reason: 'x'.repeat(501) })).toMatchObject({ code: CHECK });
  expect(await insert({ ...row, kind: 'swap' })).toMatchObject({ code: CHECK });
  expect(await insert({ ...row, ...wish, kind: 'cancel' })).toEqual(
    refusedBy('session_requests_wish_of_move'),
  );
  expect(await insert({ ...row, wished_at: wish.wished_at })).toEqual(refusedBy('session_requests_wish'));
  expect(await insert({ ...row, ...wish, wished_at: '2026-11-21T16:00:30Z' })).toMatchObject({ code: CHECK });
  expect(await insert({ ...row, ...wish })).toBeNull();
});

test('what is answered says by whom and when, and nothing else does', async () => {
  const row = await setup.rowOf.session_requests();
  const answered = { answered_by: row.tutor_id, answered_at: '2026-11-19T09:00:00Z' };
  expect(await insert({ ...row, status: 'accepted' })).toEqual(refusedBy('session_requests_answered'));
  expect(await insert({ ...row, ...answered })).toEqual(refusedBy('session_requests_answered'));
  expect(await insert({ ...row, status: 'declined', answered_at: answered.answered_at })).toEqual(
    refusedBy('session_requests_answerer'),
  );
  expect(await insert({ ...row, answer: 'Gladly' })).toEqual(refusedBy('session_requests_answer'));
  expect(await insert({ ...row, ...answered, status: 'declined', answer: 'Sorry' })).toBeNull();
});

test('what is closed stays closed, and what was asked stays as it was written', async () => {
  const { id, tutor_id: tutor } = await setup.insert(
    'session_requests',
    await setup.rowOf.session_requests(),
  );
  const refused = refusedBy('session_requests_once');
  const update = (sql: string, ...values: unknown[]) =>
    setup.refusal(setup.query(`update session_requests set ${sql} where id = $1`, [id, ...values]));
  expect(await update("reason = 'Another'")).toEqual(refused);
  expect(await update("kind = 'cancel'")).toEqual(refused);
  expect(await update("status = 'declined', answered_by = $2, answered_at = now()", tutor)).toBeNull();
  expect(await update("status = 'open', answered_by = null, answered_at = null")).toEqual(refused);
  expect(await update("answer = 'Another'")).toEqual(refused);
});
