import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHECK, openSetup, type Setup } from './setup.ts';

let setup: Setup;
beforeAll(async () => {
  setup = await openSetup();
});
afterAll(() => setup.close());

const newSession = async (status = 'completed') =>
  String((await setup.insert('sessions', { ...(await setup.rowOf.sessions()), status })).id);
const sessionOf = async (id: string) =>
  (await setup.query('select rated_at, version from sessions where id = $1', [id])).rows[0];
const at = new Date('2026-11-01T10:00:00.000Z');

test('a session knows when its student rated it, and stays in its version (R126)', async () => {
  const id = await newSession();
  await setup.insert('feedback', { session_id: id, student_rating: 4, student_rated_at: at });
  expect(await sessionOf(id)).toEqual({ rated_at: at, version: 1 });
  await setup.query('update feedback set student_rating = 5 where session_id = $1', [id]);
  expect(await sessionOf(id)).toEqual({ rated_at: at, version: 1 });
  await setup.query('delete from feedback where session_id = $1', [id]);
  expect(await sessionOf(id)).toEqual({ rated_at: null, version: 1 });
});

test('every other column gives a session its next version', async () => {
  const { rows } = await setup.query(`select column_name as name from information_schema.columns
    where table_name = 'sessions' and table_schema = current_schema() and is_generated = 'NEVER'
      and column_name <> 'rated_at'`);
  expect(rows.length).toBeGreaterThan(20);
  const id = await newSession();
  for (const [index, { name }] of rows.entries()) {
    await setup.query(`update sessions set ${name} = ${name} where id = $1`, [id]);
    expect({ name, ...(await sessionOf(id)) }).toEqual({ name, rated_at: null, version: index + 2 });
  }
});

const versionsOf = async (id: string) => {
  const { rows } = await setup.query('select * from feedback where session_id = $1', [id]);
  return [rows[0]?.student_version, rows[0]?.tutor_version];
};

test('each side of the feedback counts its own changes, the first as well (R126)', async () => {
  const id = await newSession();
  await setup.insert('feedback', { session_id: id, tutor_comments: 'Well done', tutor_rated_at: at });
  expect(await versionsOf(id)).toEqual([0, 1]);
  await setup.query('update feedback set student_rating = 4, student_rated_at = $2 where session_id = $1', [
    id,
    at,
  ]);
  expect(await versionsOf(id)).toEqual([1, 1]);
  await setup.query("update feedback set student_comments = 'Thanks' where session_id = $1", [id]);
  expect(await versionsOf(id)).toEqual([2, 1]);
  await setup.query('update feedback set tutor_rating = 5 where session_id = $1', [id]);
  expect(await versionsOf(id)).toEqual([2, 2]);
  await setup.query('update feedback set created_at = now() where session_id = $1', [id]);
  expect(await versionsOf(id)).toEqual([2, 2]);
});

test('a rating from before the versions counts on from 0', async () => {
  const id = await newSession();
  await setup.query('alter table feedback disable trigger feedback_student_version');
  await setup.insert('feedback', { session_id: id, student_rating: 4, student_rated_at: at });
  await setup.query('alter table feedback enable trigger feedback_student_version');
  expect(await versionsOf(id)).toEqual([0, 0]);
  await setup.query('update feedback set student_rating = 5 where session_id = $1', [id]);
  expect(await versionsOf(id)).toEqual([1, 0]);
});

test('what its tutor gave makes nothing rated', async () => {
  const id = await newSession();
  await setup.insert('feedback', { session_id: id, tutor_rating: 4, tutor_rated_at: at });
  expect(await sessionOf(id)).toEqual({ rated_at: null, version: 1 });
});

test('nothing is rated that is not completed', async () => {
  const id = await newSession('scheduled');
  const rating = setup.query('update sessions set rated_at = now() where id = $1', [id]);
  expect(await setup.refusal(rating)).toEqual({ code: CHECK, constraint: 'sessions_rated' });
});

test('ratings that came without triggers are marked afterwards', async () => {
  const id = await newSession();
  await setup.query('alter table feedback disable trigger feedback_rated');
  await setup.insert('feedback', { session_id: id, student_rating: 4, student_rated_at: at });
  await setup.query('alter table feedback enable trigger feedback_rated');
  expect(await sessionOf(id)).toMatchObject({ rated_at: null });
  await setup.query('select recount_rated_sessions()');
  expect(await sessionOf(id)).toMatchObject({ rated_at: at });
});
