import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSetup, type Setup } from './setup.ts';

let setup: Setup;
let tutor: string;
let other: string;
let student: string;
beforeAll(async () => {
  setup = await openSetup();
  [tutor, other, student] = [
    await setup.person('tutor'),
    await setup.person('tutor'),
    await setup.person('student'),
  ];
});
afterAll(() => setup.close());

const KEPT = `
  select tutor_id, student_id, name, sessions, completed from pupils order by tutor_id, student_id`;
const COUNTED = `
  select tutor_id, student_id, name, count(session)::int as sessions,
    (count(*) filter (where status = 'completed'))::int as completed
  from (
    select tutor_id, student_id, id as session, status from sessions
    union all select tutor_id, student_id, null, null from assignments
  ) as met join profiles on profiles.id = student_id
  group by tutor_id, student_id, name order by tutor_id, student_id`;

const rowsOf = async (sql: string) => (await setup.query(sql)).rows;
const expectToAgree = async () => expect(await rowsOf(KEPT)).toEqual(await rowsOf(COUNTED));

let hour = 0;
async function addSession(values: object = {}): Promise<string> {
  const startsAt = new Date(Date.UTC(2026, 0, 1, hour++ * 3)).toISOString();
  const row = await setup.rowOf.sessions();
  const pair = { tutor_id: tutor, student_id: student, created_by: tutor };
  return String((await setup.insert('sessions', { ...row, ...pair, starts_at: startsAt, ...values })).id);
}

test('a pair is there from the first assignment or session on, and once', async () => {
  const row = { ...(await setup.rowOf.assignments()), tutor_id: tutor, student_id: student };
  await setup.insert('assignments', row);
  expect(await rowsOf(KEPT)).toEqual([
    { tutor_id: tutor, student_id: student, name: 'A student', sessions: 0, completed: 0 },
  ]);
  await setup.insert('assignments', { ...row, subject: 'History' });
  await addSession();
  await addSession({ tutor_id: other });
  await expectToAgree();
  expect(await rowsOf(KEPT)).toHaveLength(2);
});

test('its numbers follow every session that is made, changed, moved or taken away', async () => {
  const ids = [await addSession({ status: 'completed' }), await addSession(), await addSession()];
  await expectToAgree();
  await setup.query("update sessions set status = 'in-progress' where id = $1", [ids[1]]);
  await setup.query("update sessions set status = 'completed' where id = $1", [ids[1]]);
  await setup.query(
    "update sessions set status = 'cancelled', cancelled_at = now(), cancelled_by = tutor_id where id = $1",
    [ids[2]],
  );
  await expectToAgree();
  await setup.query('update sessions set tutor_id = $2 where id = $1', [ids[0], await setup.person('tutor')]);
  await setup.query('update sessions set student_id = $2 where id = $1', [
    ids[1],
    await setup.person('student'),
  ]);
  await setup.query('delete from sessions where id = $1', [ids[2]]);
  // What is left behind without a session counts none; only the product's own pairs are never left.
  await setup.query(
    `delete from pupils where sessions = 0 and not exists (
       select from assignments a where a.tutor_id = pupils.tutor_id and a.student_id = pupils.student_id)`,
  );
  await expectToAgree();
});

test('many at once are counted each, also where they are the first', async () => {
  const newcomer = await setup.person('student');
  await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      addSession({ student_id: newcomer, status: n % 2 === 0 ? 'completed' : 'scheduled' }),
    ),
  );
  await expectToAgree();
  expect((await rowsOf(KEPT)).find(pupil => pupil.student_id === newcomer)).toMatchObject({
    sessions: 40,
    completed: 20,
  });
});

test('a student who gets another name has it with every tutor', async () => {
  const renamed = await setup.person('student');
  await addSession({ student_id: renamed });
  await addSession({ student_id: renamed, tutor_id: other });
  await setup.query('update profiles set name = $2 where id = $1', [renamed, 'أمل']);
  await expectToAgree();
  const names = (await rowsOf(KEPT)).filter(pupil => pupil.student_id === renamed).map(({ name }) => name);
  expect(names).toEqual(['أمل', 'أمل']);
});

test('a tutor who meets a student while the name changes waits for the new one', async () => {
  const renamed = await setup.person('student');
  const renaming = setup.query(`begin;
    update profiles set name = 'Amal' where id = '${renamed}';
    select pg_sleep(1);
    commit`);
  const free = 'select from profiles where id = $1 for key share skip locked';
  while ((await setup.query(free, [renamed])).rows.length > 0);
  await addSession({ student_id: renamed });
  await renaming;
  await expectToAgree();
});

test('what came without its triggers can be counted anew', async () => {
  await setup.query('update pupils set sessions = 7, completed = 1');
  await setup.query('delete from pupils where tutor_id = $1', [other]);
  await setup.query('select recount_pupils()');
  await expectToAgree();
});
