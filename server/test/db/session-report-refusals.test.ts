import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHECK, openSetup, type Setup, UNIQUE } from './setup.ts';

let setup: Setup;
beforeAll(async () => {
  setup = await openSetup();
});
afterAll(() => setup.close());

const insert = (row: object) => setup.refusal(setup.insert('session_reports', { ...row }));
const refusedBy = (constraint: string) => ({ code: CHECK, constraint });
const settledBy = async () => ({
  status: 'settled',
  answer: 'We have asked her.',
  settled_by: await setup.person('admin'),
  settled_at: '2026-11-21T16:00:00Z',
});

test('a session has one open report, and any number of settled ones', async () => {
  const row = await setup.rowOf.session_reports();
  expect(await insert(row)).toBeNull();
  expect(await insert(row)).toEqual({ code: UNIQUE, constraint: 'session_reports_open' });
  const settled = await settledBy();
  expect(await insert({ ...row, ...settled })).toBeNull();
  expect(await insert({ ...row, ...settled })).toBeNull();
});

test('it is about a session of the same tutor and student', async () => {
  const row = await setup.rowOf.session_reports();
  const refused = refusedBy('session_reports_session');
  expect(await insert({ ...row, student_id: await setup.person('student') })).toEqual(refused);
  expect(await insert({ ...row, tutor_id: await setup.person('tutor') })).toEqual(refused);
});

test('it has words of at most 500 characters, and a kind', async () => {
  const row = await setup.rowOf.session_reports();
  expect(await insert({ ...row, text: 'x'.repeat(501) })).toMatchObject({ code: CHECK });
  expect(await insert({ ...row, kind: 'late' })).toMatchObject({ code: CHECK });
});

test('who settled it, when and with which word stand together', async () => {
  const row = await setup.rowOf.session_reports();
  const settled = await settledBy();
  const refused = refusedBy('session_reports_settled');
  expect(await insert({ ...row, status: 'settled' })).toEqual(refused);
  expect(await insert({ ...row, ...settled, status: 'open' })).toEqual(refused);
  expect(await insert({ ...row, ...settled, answer: null })).toEqual(refused);
  expect(await insert({ ...row, ...settled, settled_by: null })).toEqual(refused);
  expect(await insert({ ...row, outcome: 'taught' })).toEqual(refused);
  expect(await insert({ ...row, ...settled, outcome: 'void' })).toMatchObject({ code: CHECK });
});

test('it is settled once, and nobody writes over what it says', async () => {
  const { id } = await setup.insert('session_reports', await setup.rowOf.session_reports());
  const refused = refusedBy('session_reports_once');
  const update = (sql: string, ...values: unknown[]) =>
    setup.refusal(setup.query(`update session_reports set ${sql} where id = $1`, [id, ...values]));
  expect(await update("text = 'Other words'")).toEqual(refused);
  expect(await update("kind = 'contest'")).toEqual(refused);
  const { settled_by } = await settledBy();
  const settle = "status = 'settled', answer = 'Yes', settled_by = $2, settled_at = '2026-11-21T16:00:00Z'";
  expect(await update(settle, settled_by)).toBeNull();
  expect(await update("answer = 'No'")).toEqual(refused);
});

test('a cancelled session took place after all only while a report about it is open', async () => {
  const cancelled = { status: 'cancelled', outcome: 'student-absent', cancelled_at: '2026-11-20T17:00:00Z' };
  const lesson = await setup.rowOf.sessions();
  const { id, tutor_id, student_id } = await setup.insert('sessions', {
    ...lesson,
    ...cancelled,
    cancelled_by: lesson.tutor_id,
  });
  const complete = () =>
    setup.refusal(
      setup.query(
        `update sessions set status = 'completed', outcome = 'taught', closed_at = '2026-11-20T18:00:00Z',
          cancelled_at = null, cancelled_by = null where id = $1`,
        [id],
      ),
    );
  expect(await complete()).toEqual(refusedBy('sessions_transition'));
  await setup.insert('session_reports', { session_id: id, tutor_id, student_id, kind: 'contest' });
  expect(await complete()).toBeNull();
});
