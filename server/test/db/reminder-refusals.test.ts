import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHECK, openStage, type Stage, UNIQUE } from './setup.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const scheduled = async () => String((await stage.insert('sessions', await stage.rowOf.sessions())).id);
const planned = async (column: 'session_id' | 'homework_id', id: unknown) =>
  (
    await stage.query(`select kind, status, moment from reminders where ${column} = $1 order by due_at, id`, [
      id,
    ])
  ).rows.map(({ kind, status }) => `${kind} ${status}`);

test('a lesson to come has its two reminders with itself, one that took place none', async () => {
  expect(await planned('session_id', await scheduled())).toEqual([
    'lesson-day planned',
    'lesson-hour planned',
  ]);
  const held = await stage.insert('sessions', { ...(await stage.rowOf.sessions()), status: 'completed' });
  expect(await planned('session_id', held.id)).toEqual([]);
});

test('homework that is pending has its reminder with itself, what was handed in none', async () => {
  const { id } = await stage.insert('homework', await stage.rowOf.homework());
  expect(await planned('homework_id', id)).toEqual(['homework-day planned']);
  await stage.query(`update homework set status = 'completed', submitted_at = now() where id = $1`, [id]);
  expect(await planned('homework_id', id)).toEqual(['homework-day withdrawn']);
});

test('a lesson has one reminder of a kind, whatever the code does', async () => {
  const session_id = await scheduled();
  const again = { ...(await stage.rowOf.reminders()), session_id };
  expect(await stage.refusal(stage.insert('reminders', again))).toEqual({
    code: UNIQUE,
    constraint: 'reminders_of_session',
  });
});

test('nobody gets a reminder twice, whatever the code does', async () => {
  const { id: reminder_id } = await stage.insert('reminders', await stage.rowOf.reminders());
  const mail = { ...stage.rowOf.mail_outbox(), kind: 'lesson-day', reminder_id };
  await stage.insert('mail_outbox', mail);
  expect(await stage.refusal(stage.insert('mail_outbox', mail))).toEqual({
    code: UNIQUE,
    constraint: 'mail_outbox_of_reminder',
  });
});

test('a link is used once, whatever the code does', async () => {
  const reply = await stage.insert('lesson_replies', await stage.rowOf.lesson_replies());
  expect(await stage.refusal(stage.insert('lesson_replies', reply))).toMatchObject({ code: UNIQUE });
});

test('a reminder is about one thing, and comes before it', async () => {
  const row = await stage.rowOf.reminders();
  const { id: homework_id } = await stage.insert('homework', await stage.rowOf.homework());
  for (const wrong of [{ homework_id }, { session_id: null }, { session_id: null, homework_id }]) {
    expect(await stage.refusal(stage.insert('reminders', { ...row, ...wrong }))).toEqual({
      code: CHECK,
      constraint: 'reminders_of_one',
    });
  }
  expect(await stage.refusal(stage.insert('reminders', { ...row, due_at: row.moment }))).toEqual({
    code: CHECK,
    constraint: 'reminders_ahead',
  });
});

test('a mail that is withdrawn keeps nothing of what it said', async () => {
  const mail = { ...stage.rowOf.mail_outbox(), data: { link: 'https://bayan.example' } };
  expect(await stage.refusal(stage.insert('mail_outbox', { ...mail, status: 'withdrawn' }))).toMatchObject({
    code: CHECK,
  });
});

test('a lesson that moves or is cancelled is no longer confirmed', async () => {
  const confirmed = async (change: string) => {
    const id = await scheduled();
    await stage.query(`update sessions set confirmed_at = now() where id = $1`, [id]);
    await stage.query(`update sessions set ${change} where id = $1`, [id]);
    return (await stage.query('select confirmed_at from sessions where id = $1', [id])).rows[0]?.confirmed_at;
  };
  expect(await confirmed(`notes = 'Page 12'`)).not.toBeNull();
  expect(await confirmed(`starts_at = starts_at`)).not.toBeNull();
  expect(await confirmed(`status = 'completed'`)).not.toBeNull();
  expect(await confirmed(`starts_at = starts_at + interval '1 hour'`)).toBeNull();
  expect(await confirmed(`status = 'cancelled', cancelled_at = now(), cancelled_by = tutor_id`)).toBeNull();
});

test('a cancelled lesson cannot be confirmed, whatever the code does', async () => {
  const id = await scheduled();
  await stage.query(
    `update sessions set status = 'cancelled', cancelled_at = now(), cancelled_by = tutor_id where id = $1`,
    [id],
  );
  expect(
    await stage.refusal(stage.query('update sessions set confirmed_at = now() where id = $1', [id])),
  ).toEqual({
    code: CHECK,
    constraint: 'sessions_confirmed',
  });
});
