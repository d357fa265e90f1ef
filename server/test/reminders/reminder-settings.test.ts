import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { guardians, profiles } from '#schema/people.ts';
import { signIn } from '#test/builders.ts';
import { openReminderStage, type ReminderStage } from './reminder-setup.ts';

const ALL = { lessonDay: true, lessonHour: true, homeworkDay: true };

let stage: ReminderStage;
beforeEach(async () => {
  stage = await openReminderStage();
});
afterEach(() => stage.close());

const read = async () => (await stage.student.call('GET', '/api/me/reminders')).json();
const choose = (body: object, version: number) =>
  stage.student.call('PUT', '/api/me/reminders', { body, version });
const kinds = async () => (await stage.outbox()).map(({ kind, status }) => `${kind} ${status}`);

test('a family that has never chosen receives every reminder', async () => {
  expect(await read()).toEqual({ ...ALL, version: 0 });
});

test('a kind that is switched off is not sent, to the parent either, and the others are', async () => {
  await stage.addParent('umm.omar@family.example');
  expect((await choose({ ...ALL, lessonDay: false }, 0)).status).toBe(200);
  expect(await read()).toEqual({ ...ALL, lessonDay: false, version: 1 });
  await stage.lessonIn(25);
  await stage.after(1);
  expect(await kinds()).toEqual([]);
  await stage.after(23);
  await stage.arrived();
  expect(await kinds()).toEqual(['lesson-hour sent', 'lesson-hour sent']);
});

test('what waits to be sent of a kind is withdrawn when it is switched off', async () => {
  stage.server.behave('refuse');
  await stage.lessonIn(25);
  await stage.after(1);
  await stage.putOff();
  await choose({ ...ALL, homeworkDay: false, lessonHour: false }, 0);
  expect(await kinds()).toEqual(['lesson-day waiting']);
  await choose({ ...ALL, lessonDay: false }, 1);
  expect(await kinds()).toEqual(['lesson-day withdrawn']);
});

test('what waits when the academy switches its notifications off is withdrawn, not sent later (R198)', async () => {
  stage.server.behave('refuse');
  await stage.lessonIn(25);
  await stage.after(1);
  await stage.putOff();
  await stage.silence();
  stage.server.behave('accept');
  stage.app.clock.advance(600_000);
  expect(await stage.arrived()).toEqual([]);
  expect(await stage.outbox()).toMatchObject([{ kind: 'lesson-day', status: 'withdrawn', data: {} }]);
});

test('what waits is withdrawn the moment an administrator switches notifications off, and stays so', async () => {
  stage.server.behave('refuse');
  await stage.lessonIn(25);
  await stage.after(1);
  await stage.putOff();
  const settings = async (emailNotifications: boolean) => {
    const { version } = (await (await stage.admin.call('GET', '/api/settings')).json()) as {
      version: number;
    };
    return stage.admin.call('PATCH', '/api/settings', { body: { emailNotifications }, version });
  };
  expect((await settings(false)).status).toBe(200);
  expect(await stage.outbox()).toMatchObject([{ kind: 'lesson-day', status: 'withdrawn', data: {} }]);
  expect((await settings(true)).status).toBe(200);
  stage.server.behave('accept');
  stage.app.clock.advance(600_000);
  expect(await stage.arrived()).toEqual([]);
});

describe('what waits for an address that is replaced', () => {
  const former = 'former@families.example';
  beforeEach(async () => {
    stage.server.behave('refuse');
    await stage.addParent(former);
    await stage.lessonIn(25);
    await stage.after(1);
    await stage.putOff();
  });
  const waiting = async () =>
    (await stage.outbox()).filter(({ status }) => status === 'waiting').map(mail => mail.toAddress);

  test('is withdrawn, the parent’s or the student’s own', async () => {
    const { email } = stage.student;
    expect(await waiting()).toEqual([email, former].sort());
    await stage.app.db.update(guardians).set({ email: 'today@families.example' });
    expect(await waiting()).toEqual([email]);
    await stage.app.db
      .update(profiles)
      .set({ email: 'own@families.example' })
      .where(eq(profiles.id, stage.student.id));
    expect(await waiting()).toEqual([]);
  });

  test('stays where the family still reads there', async () => {
    const own = eq(profiles.id, stage.student.id);
    await stage.app.db.update(profiles).set({ email: former }).where(own);
    await stage.app.db.update(guardians).set({ email: 'today@families.example' });
    expect(await waiting()).toEqual([former]);
  });

  test('stays where it is another family’s', async () => {
    const other = await stage.otherStudent();
    await stage.app.db
      .insert(guardians)
      .values({ studentId: other, position: 1, name: 'Umm Sara', email: former, language: 'ar' });
    await stage.app.db.delete(guardians).where(eq(guardians.studentId, other));
    expect(await waiting()).toEqual([stage.student.email, former].sort());
  });
});

test('what another family chooses changes nothing for this one', async () => {
  stage.server.behave('refuse');
  await stage.lessonIn(25);
  await stage.after(1);
  await stage.putOff();
  const other = await signIn(stage.app, { role: 'student' });
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
  const { rows } = await stage.app.db.$client.query(
    `select actor_id, before, after from audit_log where action = 'reminders.changed'`,
  );
  expect(rows).toMatchObject([
    { actor_id: stage.student.id, before: { lessonDay: true }, after: { lessonDay: false, version: 1 } },
  ]);
});
