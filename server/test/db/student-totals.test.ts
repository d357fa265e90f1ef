import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSetup, type Setup } from './setup.ts';

let setup: Setup;
let student: string;
let other: string;
let tutor: string;
beforeAll(async () => {
  setup = await openSetup();
  student = await setup.person('student');
  other = await setup.person('student');
  tutor = await setup.person('tutor');
});
afterAll(() => setup.close());

const KEPT = `
  select student_id, sessions, completed, ratings, stars, homework, homework_completed from student_totals
  where sessions <> 0 or homework <> 0 or ratings <> 0 or stars <> 0 order by student_id`;
const COUNTED = `
  select student_id, sum(session)::int as sessions, sum(held)::int as completed, sum(rated)::int as ratings,
    sum(stars)::int as stars, sum(task)::int as homework, sum(done)::int as homework_completed
  from (
    select student_id, 1 as session, (status = 'completed')::int as held, (student_rating is not null)::int as rated,
      coalesce(student_rating, 0) as stars, 0 as task, 0 as done
    from sessions left join feedback on session_id = id
    union all select student_id, 0, 0, 0, 0, 1, (status = 'completed')::int from homework
  ) as counted group by student_id order by student_id`;

const rowsOf = async (sql: string) => (await setup.query(sql)).rows;
const expectToAgree = async () => expect(await rowsOf(KEPT)).toEqual(await rowsOf(COUNTED));

let hour = 0;
async function addSession(values: object = {}): Promise<string> {
  const startsAt = new Date(Date.UTC(2026, 0, 1, hour++ * 3)).toISOString();
  const row = { ...(await setup.rowOf.sessions()), student_id: student, starts_at: startsAt };
  return String((await setup.insert('sessions', { ...row, ...values })).id);
}
async function addHomework(values: object = {}): Promise<string> {
  const row = { ...(await setup.rowOf.homework()), student_id: student, ...values };
  return String((await setup.insert('homework', row)).id);
}
const rate = (id: string, stars: number) =>
  setup.insert('feedback', { session_id: id, student_rating: stars, student_rated_at: '2026-02-01Z' });

test('totals follow every session that is made, completed, cancelled, given to another or taken away', async () => {
  const first = await addSession();
  const second = await addSession();
  await addSession({ student_id: other });
  await expectToAgree();
  await setup.query("update sessions set status = 'completed' where id = $1", [first]);
  await setup.query('update sessions set notes = $2, duration_minutes = 30 where id = $1', [second, 'Read']);
  const cancelled =
    "update sessions set status = 'cancelled', cancelled_by = $2, cancelled_at = now() where id = $1";
  await setup.query(cancelled, [second, tutor]);
  await expectToAgree();
  await setup.query('update sessions set student_id = $2 where id = $1', [second, other]);
  await expectToAgree();
  await setup.query('delete from sessions where id = $1', [second]);
  await expectToAgree();
});

test('and every rating, whoever the session belongs to later', async () => {
  const ids = await Promise.all([5, 4, 2].map(() => addSession({ status: 'completed' })));
  const [first = '', second = '', third = ''] = ids;
  await rate(first, 5);
  await rate(second, 4);
  const tutors = { tutor_comments: 'Well done', tutor_rated_at: '2026-02-01Z' };
  await setup.insert('feedback', { session_id: third, ...tutors });
  await expectToAgree();
  await setup.query('update feedback set student_rating = 3 where session_id = $1', [first]);
  await setup.query("update feedback set tutor_comments = 'Better' where session_id = $1", [third]);
  await setup.query('update sessions set student_id = $2 where id = $1', [first, other]);
  await expectToAgree();
  await setup.query('delete from feedback where session_id = $1', [second]);
  await expectToAgree();
});

test('and all homework, set, handed in, set for another and taken away', async () => {
  const first = await addHomework();
  const second = await addHomework();
  await expectToAgree();
  await setup.query("update homework set status = 'in-progress' where id = $1", [first]);
  await setup.query("update homework set status = 'completed', submitted_at = now() where id = $1", [first]);
  await expectToAgree();
  await setup.query('update homework set student_id = $2 where id = $1', [first, other]);
  await setup.query('delete from homework where id = $1', [second]);
  await expectToAgree();
});

test('many at once are counted each, sessions, ratings and homework', async () => {
  const held = await Promise.all(Array.from({ length: 8 }, () => addSession({ status: 'completed' })));
  const open = await Promise.all(Array.from({ length: 8 }, () => addSession()));
  await Promise.all([
    ...held.map(id => rate(id, 4)),
    ...open.map(id => setup.query("update sessions set status = 'completed' where id = $1", [id])),
    ...Array.from({ length: 8 }, () => addHomework()),
    ...Array.from({ length: 8 }, () => addSession()),
  ]);
  await expectToAgree();
});

test('what came without its triggers can be counted anew', async () => {
  await setup.query('update student_totals set sessions = 7, stars = 1, homework = 3');
  await setup.query('select recount_student_totals()');
  await expectToAgree();
});
