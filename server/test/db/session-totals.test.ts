import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSetup, type Setup } from './setup.ts';

let setup: Setup;
let tutor: string;
let other: string;
beforeAll(async () => {
  setup = await openSetup();
  tutor = await setup.person('tutor');
  other = await setup.person('tutor');
});
afterAll(() => setup.close());

const KEPT = `
  select tutor_id, subject, status, sessions::int, minutes::int, ratings::int, stars::int from session_totals
  where sessions <> 0 or minutes <> 0 or ratings <> 0 or stars <> 0 order by tutor_id, subject, status`;
const COUNTED = `
  select tutor_id, subject, status, count(*)::int as sessions, sum(duration_minutes)::int as minutes,
    count(student_rating)::int as ratings, coalesce(sum(student_rating), 0)::int as stars
  from sessions left join feedback on session_id = id
  group by tutor_id, subject, status order by tutor_id, subject, status`;

const rowsOf = async (sql: string) => (await setup.query(sql)).rows;
const expectToAgree = async () => expect(await rowsOf(KEPT)).toEqual(await rowsOf(COUNTED));

let hour = 0;
async function addSession(values: object): Promise<string> {
  const startsAt = new Date(Date.UTC(2026, 0, 1, hour++ * 3)).toISOString();
  const row = { ...(await setup.rowOf.sessions()), tutor_id: tutor, created_by: tutor, starts_at: startsAt };
  return String((await setup.insert('sessions', { ...row, ...values })).id);
}
const rate = (id: string, stars: number) =>
  setup.insert('feedback', { session_id: id, student_rating: stars, student_rated_at: '2026-02-01Z' });

test('totals follow every session that is made, changed, moved to another tutor or taken away', async () => {
  const first = await addSession({ subject: 'Physics' });
  const second = await addSession({ duration_minutes: 90 });
  await addSession({ tutor_id: other, created_by: other });
  await expectToAgree();
  await setup.query("update sessions set status = 'completed' where id = $1", [first]);
  await setup.query("update sessions set duration_minutes = 30, subject = 'History' where id = $1", [second]);
  await setup.query('update sessions set notes = $2 where id = $1', [second, 'Read aloud']);
  await setup.query('update sessions set tutor_id = $2 where id = $1', [second, other]);
  await expectToAgree();
  await setup.query('delete from sessions where id = $1', [second]);
  await expectToAgree();
});

test('and every rating, wherever its session is counted later', async () => {
  const ids = await Promise.all([5, 4, 2].map(() => addSession({ status: 'completed' })));
  const [first = '', second = '', third = ''] = ids;
  await rate(first, 5);
  await rate(second, 4);
  await setup.insert('feedback', {
    session_id: third,
    tutor_comments: 'Well done',
    tutor_rated_at: '2026-02-01Z',
  });
  await expectToAgree();
  await setup.query('update feedback set student_rating = 3 where session_id = $1', [first]);
  await setup.query("update sessions set subject = 'Biology' where id = $1", [first]);
  await setup.query('delete from feedback where session_id = $1', [second]);
  await expectToAgree();
});

test('many at once are counted each', async () => {
  const id = await addSession({});
  await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      n % 2 === 0
        ? addSession({ subject: 'Chemistry' })
        : setup.query('update sessions set duration_minutes = $2 where id = $1', [
            id,
            n % 3 === 0 ? 45 : 120,
          ]),
    ),
  );
  await expectToAgree();
});

test('what came without its triggers can be counted anew', async () => {
  await setup.query('update session_totals set sessions = 7, stars = 1');
  await setup.query('select recount_session_totals()');
  await expectToAgree();
});
