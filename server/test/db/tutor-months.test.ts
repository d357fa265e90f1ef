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
  select tutor_id, month::text, minutes::int from tutor_months where minutes <> 0 order by tutor_id, month`;
const COUNTED = `
  select tutor_id, date_trunc('month', starts_at at time zone entered_timezone)::date::text as month,
    sum(duration_minutes)::int as minutes
  from sessions where status = 'completed' and entered_timezone <> 'Mars/Olympus' group by 1, 2 order by 1, 2`;

const rowsOf = async (sql: string) => (await setup.query(sql)).rows;
const expectToAgree = async () => expect(await rowsOf(KEPT)).toEqual(await rowsOf(COUNTED));
const monthsOf = async (tutorId: string) => {
  const { rows } = await setup.query(
    'select month::text, minutes::int from tutor_months where tutor_id = $1 and minutes <> 0 order by 1',
    [tutorId],
  );
  return Object.fromEntries(rows.map(({ month, minutes }) => [String(month).slice(0, 7), minutes]));
};

let hour = 0;
async function addSession(values: object): Promise<string> {
  const startsAt = new Date(Date.UTC(2026, 0, 1, hour++ * 3)).toISOString();
  const row = { ...(await setup.rowOf.sessions()), tutor_id: tutor, created_by: tutor, starts_at: startsAt };
  return String((await setup.insert('sessions', { ...row, ...values })).id);
}
const complete = (id: string) => setup.query("update sessions set status = 'completed' where id = $1", [id]);

test('months follow every session that is completed, changed, moved or taken away', async () => {
  const first = await addSession({});
  const second = await addSession({ duration_minutes: 90, status: 'completed' });
  await addSession({ tutor_id: other, created_by: other, status: 'completed' });
  await expectToAgree();
  await complete(first);
  await expectToAgree();
  await setup.query('update sessions set duration_minutes = 30 where id = $1', [second]);
  await setup.query("update sessions set starts_at = '2026-05-03T10:00Z' where id = $1", [first]);
  await setup.query('update sessions set notes = $2 where id = $1', [second, 'Read aloud']);
  await expectToAgree();
  await setup.query('update sessions set tutor_id = $2 where id = $1', [second, other]);
  await expectToAgree();
  await setup.query('delete from sessions where id = $1', [second]);
  await expectToAgree();
});

test('what is scheduled, goes on or is cancelled counts in no month', async () => {
  const before = await rowsOf(KEPT);
  const id = await addSession({});
  await setup.query("update sessions set status = 'in-progress' where id = $1", [id]);
  await setup.query(
    "update sessions set status = 'cancelled', cancelled_at = '2026-02-01Z', cancelled_by = $2 where id = $1",
    [id, tutor],
  );
  expect(await rowsOf(KEPT)).toEqual(before);
});

test.each([
  // Summer time ends on 25 October 2026 and begins on 28 March 2027.
  ['2026-10-31T23:30:00Z', 'Europe/London', '2026-10'],
  ['2026-11-01T00:00:00Z', 'Europe/London', '2026-11'],
  ['2027-03-31T22:59:00Z', 'Europe/London', '2027-03'],
  ['2027-03-31T23:00:00Z', 'Europe/London', '2027-04'],
  ['2027-03-31T23:00:00Z', 'UTC', '2027-03'],
  ['2027-03-31T21:00:00Z', 'Asia/Riyadh', '2027-04'],
  ['2027-04-01T03:30:00Z', 'America/New_York', '2027-03'],
])('a session at %s, typed by the clock of %s, counts in %s (R111)', async (startsAt, zone, month) => {
  const her = await setup.person('tutor');
  const id = await addSession({
    tutor_id: her,
    created_by: her,
    starts_at: startsAt,
    entered_timezone: zone,
    status: 'completed',
  });
  expect(await monthsOf(her)).toEqual({ [month]: 60 });
  await setup.query("update profiles set timezone = 'Pacific/Auckland' where id = $1", [her]);
  await setup.query("update sessions set notes = 'Later' where id = $1", [id]);
  expect(await monthsOf(her)).toEqual({ [month]: 60 });
});

test('typed anew by another clock it moves to the month of that one', async () => {
  const her = await setup.person('tutor');
  const values = { tutor_id: her, created_by: her, starts_at: '2027-03-31T21:30:00Z', status: 'completed' };
  const id = await addSession({ ...values, entered_timezone: 'Asia/Riyadh' });
  expect(await monthsOf(her)).toEqual({ '2027-04': 60 });
  await setup.query("update sessions set entered_timezone = 'Europe/London' where id = $1", [id]);
  expect(await monthsOf(her)).toEqual({ '2027-03': 60 });
});

test('a zone that the database does not know is read as UTC', async () => {
  const her = await setup.person('tutor');
  const values = { tutor_id: her, created_by: her, starts_at: '2027-05-31T23:00:00Z', status: 'completed' };
  const id = await addSession({ ...values, entered_timezone: 'Mars/Olympus' });
  expect(await monthsOf(her)).toEqual({ '2027-05': 60 });
  await setup.query('delete from sessions where id = $1', [id]);
  expect(await monthsOf(her)).toEqual({});
});

test('a change that moves nothing writes nothing', async () => {
  const id = await addSession({ status: 'completed' });
  const written = 'select tutor_id, month, xmin::text from tutor_months order by 1, 2';
  const before = await rowsOf(written);
  await setup.query(
    "update sessions set notes = 'x', starts_at = starts_at, duration_minutes = 60 where id = $1",
    [id],
  );
  expect(await rowsOf(written)).toEqual(before);
});

test('many at once, there and back between months, are counted each and stop nobody', async () => {
  const ids = await Promise.all(Array.from({ length: 8 }, () => addSession({ status: 'completed' })));
  const moves = Array.from({ length: 80 }, (_, n) => {
    const month = n % 2 === 0 ? '02' : '03';
    return setup.query(
      `update sessions set starts_at = '2026-${month}-10T10:00Z', subject = $2, duration_minutes = $3 where id = $1`,
      [ids[n % ids.length], n % 3 === 0 ? 'Physics' : 'History', n % 5 === 0 ? 45 : 120],
    );
  });
  await Promise.all(moves);
  await expectToAgree();
});

test('what came without its triggers can be counted anew', async () => {
  await setup.query('update tutor_months set minutes = 7');
  await setup.query('select recount_tutor_months()');
  await expectToAgree();
});
