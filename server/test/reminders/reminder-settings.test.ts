import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { guardians, profiles } from '#schema/people.ts';
import { signIn } from '#test/builders.ts';
import { openReminderSetup, type ReminderSetup } from './reminder-setup.ts';

const ALL = { lessonDay: true, lessonHour: true, homeworkDay: true };

let setup: ReminderSetup;
beforeEach(async () => {
  setup = await openReminderSetup();
});
afterEach(() => setup.close());

const read = async () => (await setup.student.call('GET', '/api/me/reminders')).json();
const choose = (body: object, version: number) =>
  setup.student.call('PUT', '/api/me/reminders', { body, version });
const kinds = async () => (await setup.outbox()).map(({ kind, status }) => `${kind} ${status}`);

test('a family that has never chosen receives every reminder', async () => {
  expect(await read()).toEqual({ ...ALL, version: 0 });
});

test('a kind that is switched off is not sent, to the parent either, and the others are', async () => {
  await setup.addParent('umm.omar@family.example');
  expect((await choose({ ...ALL, lessonDay: false }, 0)).status).toBe(200);
  expect(await read()).toEqual({ ...ALL, lessonDay: false, version: 1 });
  await setup.lessonIn(25);
  await setup.after(1);
  expect(await kinds()).toEqual([]);
  await setup.after(23);
  await setup.arrived();
  expect(await kinds()).toEqual(['lesson-hour sent', 'lesson-hour sent']);
});

test('what waits to be sent of a kind is withdrawn when it is switched off', async () => {
  setup.server.behave('refuse');
  await setup.lessonIn(25);
  await setup.after(1);
  await setup.reschedule();
  await choose({ ...ALL, homeworkDay: false, lessonHour: false }, 0);
  expect(await kinds()).toEqual(['lesson-day waiting']);
  await choose({ ...ALL, lessonDay: false }, 1);
  expect(await kinds()).toEqual(['lesson-day withdrawn']);
});

test('what waits when the academy switches its notifications off is withdrawn, not sent later (R198)', async () => {
  setup.server.behave('refuse');
  await setup.lessonIn(25);
  await setup.after(1);
  await setup.reschedule();
  await setup.silence();
  setup.server.behave('accept');
  setup.app.clock.advance(600_000);
  expect(await setup.arrived()).toEqual([]);
  expect(await setup.outbox()).toMatchObject([{ kind: 'lesson-day', status: 'withdrawn', data: {} }]);
});

test('what waits is withdrawn the moment an administrator switches notifications off, and stays so', async () => {
  setup.server.behave('refuse');
  await setup.lessonIn(25);
  await setup.after(1);
  await setup.reschedule();
  const settings = async (emailNotifications: boolean) => {
    const { version } = (await (await setup.admin.call('GET', '/api/settings')).json()) as {
      version: number;
    };
    return setup.admin.call('PATCH', '/api/settings', { body: { emailNotifications }, version });
  };
  expect((await settings(false)).status).toBe(200);
  expect(await setup.outbox()).toMatchObject([{ kind: 'lesson-day', status: 'withdrawn', data: {} }]);
  expect((await settings(true)).status).toBe(200);
  setup.server.behave('accept');
  setup.app.clock.advance(600_000);
  expect(await setup.arrived()).toEqual([]);
});

describe('what waits for an address that is replaced', () => {
  const former = 'former@families.example';
  beforeEach(async () => {
    setup.server.behave('refuse');
    await setup.addParent(former);
    await setup.lessonIn(25);
    await setup.after(1);
    await setup.reschedule();
  });
  const waiting = async () =>
    (await setup.outbox()).filter(({ status }) => status === 'waiting').map(mail => mail.toAddress);

  test('is withdrawn, the parent’s or the student’s own', async () => {
    const { email } = setup.student;
    expect(await waiting()).toEqual([email, former].sort());
    await setup.app.db.update(guardians).set({ email: 'today@families.example' });
    expect(await waiting()).toEqual([email]);
    await setup.app.db
      .update(profiles)
      .set({ email: 'own@families.example' })
      .where(eq(profiles.id, setup.student.id));
    expect(await waiting()).toEqual([]);
  });

  test('stays where the family still reads there', async () => {
    const own = eq(profiles.id, setup.student.id);
    await setup.app.db.update(profiles).set({ email: former }).where(own);
    await setup.app.db.update(guardians).set({ email: 'today@families.example' });
    expect(await waiting()).toEqual([former]);
  });

  test('stays where it is another family’s', async () => {
    const other = await setup.otherStudent();
    await setup.app.db
      .insert(guardians)
      .values({ studentId: other, position: 1, name: 'Umm Sara', email: former, language: 'ar' });
    await setup.app.db.delete(guardians).where(eq(guardians.studentId, other));
    expect(await waiting()).toEqual([setup.student.email, former].sort());
  });
});

test('what another family chooses changes nothing for this one', async () => {
  setup.server.behave('refuse');
  await setup.lessonIn(25);
  await setup.after(1);
  await setup.reschedule();
  const other = await signIn(setup.app, { role: 'student' });
  const body = { lessonDay: false, lessonHour: false, homeworkDay: false };
  expect((await other.call('PUT', '/api/me/reminders', { body, version: 0 })).status).toBe(200);
  expect(await kinds()).toEqual(['lesson-day waiting']);
  expect(await read()).toEqual({ ...ALL, version: 0 });
});

test('two people who choose at once see both versions; what is missing is asked for', async () => {
  await choose({ ...ALL, lessonDay: false }, 0);
  const stale = await choose({ ...ALL, lessonHour: false }, 0);
  expect(stale.status).toBe(412);
  expect(await stale.json()).toMatchObject({
    error: { code: 'conflict.stale', current: { ...ALL, lessonDay: false, version: 1 } },
  });
  expect((await choose({ lessonDay: true }, 1)).status).toBe(422);
  expect((await choose({ ...ALL, sms: true }, 1)).status).toBe(422);
});

test('each choice leaves a line', async () => {
  await choose({ ...ALL, lessonDay: false }, 0);
  const { rows } = await setup.app.db.$client.query(
    `select actor_id, before, after from audit_log where action = 'reminders.changed'`,
  );
  expect(rows).toMatchObject([
    { actor_id: setup.student.id, before: { lessonDay: true }, after: { lessonDay: false, version: 1 } },
  ]);
});
