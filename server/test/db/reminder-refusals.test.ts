import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHECK, openSetup, type Setup, UNIQUE } from './setup.ts';

let setup: Setup;
beforeAll(async () => {
  setup = await openSetup();
});
afterAll(() => setup.close());

const scheduled = async () => String((await setup.insert('sessions', await setup.rowOf.sessions())).id);
const planned = async (column: 'session_id' | 'homework_id', id: unknown) =>
  (
    await setup.query(`select kind, status, moment from reminders where ${column} = $1 order by due_at, id`, [
      id,
    ])
  ).rows.map(({ kind, status }) => `${kind} ${status}`);

test('a lesson to come has its two reminders with itself, one that took place none', async () => {
  expect(await planned('session_id', await scheduled())).toEqual([
    'lesson-day planned',
    'lesson-hour planned',
  ]);
  const held = await setup.insert('sessions', { ...(await setup.rowOf.sessions()), status: 'completed' });
  expect(await planned('session_id', held.id)).toEqual([]);
});

test('homework that is pending has its reminder with itself, what was handed in none', async () => {
  const { id } = await setup.insert('homework', await setup.rowOf.homework());
  expect(await planned('homework_id', id)).toEqual(['homework-day planned']);
  await setup.query(`update homework set status = 'completed', submitted_at = now() where id = $1`, [id]);
  expect(await planned('homework_id', id)).toEqual(['homework-day withdrawn']);
});

test('a lesson has one reminder of a kind, whatever the code does', async () => {
  const session_id = await scheduled();
  const again = { ...(await setup.rowOf.reminders()), session_id };
  expect(await setup.refusal(setup.insert('reminders', again))).toEqual({
    code: UNIQUE,
    constraint: 'reminders_of_session',
  });
});

test('nobody gets a reminder twice, whatever the code does', async () => {
  const { id: reminder_id } = await setup.insert('reminders', await setup.rowOf.reminders());
  const mail = { ...setup.rowOf.mail_outbox(), kind: 'lesson-day', reminder_id };
  await setup.insert('mail_outbox', mail);
  expect(await setup.refusal(setup.insert('mail_outbox', mail))).toEqual({
    code: UNIQUE,
    constraint: 'mail_outbox_of_reminder',
  });
});

test('a link is used once, whatever the code does', async () => {
  const reply = await setup.insert('lesson_replies', await setup.rowOf.lesson_replies());
  expect(await setup.refusal(setup.insert('lesson_replies', reply))).toMatchObject({ code: UNIQUE });
});

test('a reminder is about one thing, and comes before it', async () => {
  const row = await setup.rowOf.reminders();
  const { id: homework_id } = await setup.insert('homework', await setup.rowOf.homework());
  for (const wrong of [{ homework_id }, { session_id: null }, { session_id: null, homework_id }]) {
    expect(await setup.refusal(setup.insert('reminders', { ...row, ...wrong }))).toEqual({
      code: CHECK,
      constraint: 'reminders_of_one',
    });
  }
  expect(await setup.refusal(setup.insert('reminders', { ...row, due_at: row.moment }))).toEqual({
    code: CHECK,
    constraint: 'reminders_ahead',
  });
});

test('a mail that is withdrawn keeps nothing of what it said', async () => {
  const mail = { ...setup.rowOf.mail_outbox(), data: { link: 'https://bayan.example' } };
  expect(await setup.refusal(setup.insert('mail_outbox', { ...mail, status: 'withdrawn' }))).toMatchObject({
    code: CHECK,
  });
});

test('a lesson that moves or is cancelled is no longer confirmed', async () => {
  const confirmed = async (change: string) => {
    const id = await scheduled();
    await setup.query(`update sessions set confirmed_at = now() where id = $1`, [id]);
    await setup.query(`update sessions set ${change} where id = $1`, [id]);
    return (await setup.query('select confirmed_at from sessions where id = $1', [id])).rows[0]?.confirmed_at;
  };
  expect(await confirmed(`notes = 'Page 12'`)).not.toBeNull();
  expect(await confirmed(`starts_at = starts_at`)).not.toBeNull();
  expect(await confirmed(`status = 'completed'`)).not.toBeNull();
  expect(await confirmed(`starts_at = starts_at + interval '1 hour'`)).toBeNull();
  expect(await confirmed(`status = 'cancelled', cancelled_at = now(), cancelled_by = tutor_id`)).toBeNull();
});

test('a cancelled lesson cannot be confirmed, whatever the code does', async () => {
  const id = await scheduled();
  await setup.query(
    `update sessions set status = 'cancelled', cancelled_at = now(), cancelled_by = tutor_id where id = $1`,
    [id],
  );
  expect(
    await setup.refusal(setup.query('update sessions set confirmed_at = now() where id = $1', [id])),
  ).toEqual({
    code: CHECK,
    constraint: 'sessions_confirmed',
  });
});
