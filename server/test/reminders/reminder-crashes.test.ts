import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createKnownSecret } from '@bayan/platform/db/own-signature';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mailOutbox } from '#schema/academy.ts';
import { reminders } from '#schema/reminders.ts';
import { queueReminders } from '#teaching/reminders/queue-reminders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';
import { addManyLessons } from './many-lessons.ts';

const HOUR = 3_600_000;
/** Some handfuls: one kill falls between two of them, another into one. */
const PAIRS = 20;
const EACH = 35;
const KILLED = 3;

let app: TestApp;
let later: Date;
beforeEach(async () => {
  app = await createTestApp();
  await queueReminders(app.db, { now: app.clock.now(), secretOf: createKnownSecret() });
  const from = new Date(app.clock.now().getTime() + 25 * HOUR);
  await addManyLessons(app.db.$client, { pairs: PAIRS, each: EACH, from });
  // All of them are due by now, and none has begun.
  later = new Date(app.clock.now().getTime() + 19 * HOUR);
});
afterEach(() => app.close());

const startPlanner = async () => {
  const script = join(import.meta.dirname, 'planner-process.ts');
  const child = fork(script, [app.databaseUrl, later.toISOString()], { execArgv: [] });
  await once(child, 'message');
  return async () => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
};

const dueLeft = async () => {
  const { rows } = await app.db.$client.query(
    `select count(*)::int as left from reminders where status = 'planned' and due_at <= $1`,
    [later],
  );
  return (rows[0] as { left: number }).left;
};

/** Each lesson's reminder once to the student and once to the parent, and not one without the other. */
async function expectEachOnce() {
  const rows = await app.db.select().from(reminders);
  const queued = rows.filter(({ status }) => status === 'queued').map(({ id }) => id);
  expect(queued).toHaveLength(PAIRS * EACH);
  const mails = await app.db.select().from(mailOutbox);
  const told = mails.map(({ reminderId, toAddress }) => `${reminderId} ${toAddress.split(/\d/)[0]}`).sort();
  const readers = ['parent.of.student', 'student'];
  expect(told).toEqual(queued.flatMap(id => readers.map(reader => `${id} ${reader}`)).sort());
}

/** Until nothing is due any more; a look that finds another at it comes back. */
async function lookUntilDone() {
  const secretOf = createKnownSecret();
  while ((await dueLeft()) > 0) await queueReminders(app.db, { now: later, secretOf });
}

test('planners killed at any point lose no reminder and send none twice', async () => {
  const kills = await Promise.all(Array.from({ length: KILLED }, startPlanner));
  for (const kill of kills) {
    await delay(60);
    await kill();
  }
  expect(await dueLeft()).toBeGreaterThan(0);
  await lookUntilDone();
  await expectEachOnce();
});

test('several who look at once share the work without sending anything twice', async () => {
  await Promise.all([lookUntilDone(), lookUntilDone(), lookUntilDone()]);
  await expectEachOnce();
});

test('a lesson that is moved while its reminder is being queued ends with mails of the new time alone', async () => {
  const { rows } = await app.db.$client.query(`select id from sessions order by starts_at limit 40`);
  const move = (id: string) =>
    app.db.$client.query(`update sessions set starts_at = starts_at + interval '60 days' where id = $1`, [
      id,
    ]);
  const secretOf = createKnownSecret();
  const look = async () => {
    while (await queueReminders(app.db, { now: later, secretOf }));
  };
  await Promise.all([look(), ...rows.map(({ id }) => move(String(id)))]);
  const { rows: wrong } = await app.db.$client.query(
    `select m.id from mail_outbox m join reminders r on r.id = m.reminder_id join sessions s on s.id = r.session_id
     where m.status = 'waiting' and s.starts_at <> r.moment`,
  );
  expect(wrong).toEqual([]);
});
