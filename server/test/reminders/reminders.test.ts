import { remindAt } from '@bayan/domain/reminders/reminder-time';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { claimReminders, isStillToSend } from '#academy/mail/mail.repository.ts';
import { profiles } from '#schema/people.ts';
import { reminders } from '#schema/reminders.ts';
import { serviceCaller } from '#test/auth/service-caller.ts';
import { addHomework, addSession } from '#test/builders.ts';
import { openReminderStage, type ReminderStage } from './reminder-setup.ts';

const HOUR = 3_600_000;

let stage: ReminderStage;
beforeEach(async () => {
  stage = await openReminderStage();
});
afterEach(() => stage.close());

const kinds = async () => (await stage.outbox()).map(({ kind, status }) => `${kind} ${status}`);
const inHours = (hours: number) => new Date(stage.app.clock.now().getTime() + hours * HOUR);

describe('a lesson', () => {
  test('is remembered a day and an hour before it begins, each reader in their language by both clocks', async () => {
    await stage.addParent('umm.omar@family.example');
    const { startsAt } = await stage.lessonIn(31);
    await stage.after(6.9);
    expect(await stage.arrived()).toEqual([]);

    await stage.after(0.1);
    const [toStudent, toParent, ...others] = await stage.arrived();
    expect(others).toEqual([]);
    expect(startsAt.toISOString()).toBe('2026-11-16T16:00:00.000Z');
    expect(toStudent?.subject).toBe('Your English lesson: Monday 16 November, 19:00');
    expect(toStudent?.text).toContain('Hello Omar, this is a reminder of your lesson with Eleanor Finch.');
    expect(toStudent?.text).toContain('When: Monday 16 November, 19:00 (Riyadh)');
    expect(toStudent?.text).toContain('For Eleanor Finch: Monday 16 November, 16:00 (London)');
    expect(toStudent?.text).toContain('Lesson: English, 60 minutes');
    expect(toStudent?.text).toContain('https://meet.example/omar');
    expect(toStudent?.text).toContain('https://bayan.example/student-dashboard/profile#reminders');
    expect(toParent?.to).toEqual([{ name: '', address: 'umm.omar@family.example' }]);
    expect(toParent?.subject).toContain('عمر');
    expect(toParent?.subject).not.toContain('الحربي');
    expect(toParent?.text).toContain('(الرياض)');
    expect(toParent?.text).toContain('\u206616:00\u2069 (لندن)');

    await stage.after(23);
    expect(await kinds()).toEqual([
      'lesson-day sent',
      'lesson-day sent',
      'lesson-hour waiting',
      'lesson-hour waiting',
    ]);
    await stage.after(0.5);
    expect(await stage.arrived()).toHaveLength(4);
  });

  test('made five hours ahead has the reminder that is still ahead, and no other', async () => {
    await stage.lessonIn(5);
    await stage.after(0.01);
    expect(await kinds()).toEqual([]);
    await stage.after(4);
    await stage.arrived();
    expect(await kinds()).toEqual(['lesson-hour sent']);
  });

  test('that begins while nobody looks is told of afterwards only where it still helps', async () => {
    await stage.lessonIn(30);
    await stage.after(20); // ten hours left
    await stage.arrived();
    await stage.lessonIn(25);
    await stage.after(23.5); // the first is over; an hour and a half left of the second
    await stage.arrived();
    expect(await kinds()).toEqual(['lesson-day sent']);
    const rows = await stage.app.db.select().from(reminders).orderBy(reminders.dueAt);
    expect(rows.map(({ kind, status }) => `${kind} ${status}`)).toEqual([
      'lesson-day queued',
      'lesson-day skipped',
      'lesson-hour skipped',
      'lesson-hour planned',
    ]);
  });

  test('is planned by the database for the hours that the domain says', async () => {
    await stage.lessonIn(30);
    await addHomework(stage.app, stage.pair);
    for (const { kind, moment, dueAt } of await stage.app.db.select().from(reminders))
      expect(dueAt).toEqual(remindAt(kind, moment));
  });

  test('that moves takes back what waits to be sent, and is remembered at its new time', async () => {
    stage.server.behave('refuse');
    const { id } = await stage.lessonIn(25);
    await stage.after(1);
    await stage.putOff();
    expect((await stage.move(id, inHours(30))).status).toBe(200);
    expect(await stage.outbox()).toMatchObject([{ status: 'withdrawn', data: {} }]);
    stage.server.behave('accept');
    await stage.after(1);
    expect(await stage.arrived()).toEqual([]);
    await stage.after(5);
    const [mail] = await stage.arrived();
    expect(mail?.subject).toBe('Your English lesson: Monday 16 November, 19:00');
    const list = await stage.admin.call('GET', '/api/mail?status=withdrawn');
    expect(await list.json()).toMatchObject({ items: [{ kind: 'lesson-day', status: 'withdrawn' }] });
  });

  test('that moves after its reminder went out is remembered anew', async () => {
    const { id } = await stage.lessonIn(25);
    await stage.after(1);
    await stage.arrived();
    await stage.move(id, inHours(48));
    await stage.after(24);
    expect((await stage.arrived()).map(mail => mail.subject)).toEqual([
      'Your English lesson: Monday 16 November, 13:00',
      'Your English lesson: Tuesday 17 November, 13:00',
    ]);
  });

  test('of which only the words change keeps the reminder it has', async () => {
    const { id, version } = await stage.lessonIn(25);
    await stage.after(1);
    const body = { notes: 'Bring the book', duration: 45 };
    expect((await stage.tutor.call('PATCH', `/api/sessions/${id}`, { body, version })).status).toBe(200);
    await stage.arrived();
    await stage.after(1);
    expect(await kinds()).toEqual(['lesson-day sent']);
  });

  // A lesson is begun and completed at its time alone, and has the reminder of its last hour then.
  test.each([
    { status: 'cancelled', before: 24, kind: 'lesson-day', minutesLeft: 24 * 60 },
    { status: 'in-progress', before: 1, kind: 'lesson-hour', minutesLeft: 15 },
    { status: 'completed', before: 1, kind: 'lesson-hour', minutesLeft: 5 },
  ])('that is $status is not remembered any more', async ({ status, before, kind, minutesLeft }) => {
    stage.server.behave('refuse');
    const { id } = await stage.lessonIn(before + 0.5);
    await stage.after(0.5);
    await stage.putOff();
    stage.app.clock.advance((before * 60 - minutesLeft) * 60_000);
    expect((await stage.become(id, status)).status).toBe(200);
    stage.server.behave('accept');
    await stage.after((minutesLeft - 4) / 60);
    expect(await kinds()).toEqual([`${kind} withdrawn`]);
    expect(stage.server.received).toEqual([]);
  });

  test('that is scheduled again has the reminders that are still ahead', async () => {
    const { id } = await stage.lessonIn(25);
    await stage.become(id, 'cancelled');
    await stage.after(10);
    await stage.become(id, 'scheduled');
    await stage.after(14);
    await stage.arrived();
    expect(await kinds()).toEqual(['lesson-hour sent']);
  });

  test('whose mail a worker has in hand already is looked at again before the mail goes out', async () => {
    stage.server.behave('refuse');
    const { id } = await stage.lessonIn(25);
    await stage.after(1);
    await stage.putOff();
    const [mail] = await claimReminders(stage.app.db, { host: 'bayan.example', limit: 1, now: inHours(1) });
    if (!mail) throw new Error('there is no mail to take');
    expect(await isStillToSend(stage.app.db, mail)).toBe(true);
    await stage.move(id, inHours(40));
    expect(await isStillToSend(stage.app.db, mail)).toBe(false);
  });
});

describe('homework', () => {
  const homework = (values: object = {}) =>
    addHomework(stage.app, { ...stage.pair, title: 'Essay', dueAt: inHours(25), ...values });

  test('is remembered a day before it is due, by the family’s clock', async () => {
    await stage.addParent('umm.omar@family.example', 'en');
    await homework();
    await stage.after(1);
    const [toStudent, toParent] = await stage.arrived();
    expect(toStudent?.subject).toBe('Homework due on Monday 16 November: Essay');
    expect(toStudent?.text).toContain('Due: Monday 16 November, 13:00 (Riyadh)');
    expect(toStudent?.text).toContain('https://bayan.example/student-dashboard/homework');
    expect(toStudent?.text).not.toContain('/lesson-reply');
    expect(toParent?.subject).toBe('Omar’s homework is due on Monday 16 November: Essay');
  });

  test('of a tutor who has left is not remembered: her name would come with it (R601)', async () => {
    await homework();
    const assigned = await (await stage.admin.call('GET', '/api/assignments')).json();
    const [{ id, version }] = (assigned as { items: [{ id: string; version: number }] }).items;
    const ended = await stage.admin.call('POST', `/api/assignments/${id}/end`, { version });
    expect(ended.status).toBe(200);
    await stage.after(1);
    expect(await kinds()).toEqual([]);
  });

  test('that was handed in is not remembered, and what waits is taken back', async () => {
    stage.server.behave('refuse');
    const { id } = await homework();
    await homework({ status: 'completed' });
    await stage.after(1);
    await stage.putOff();
    expect(await kinds()).toEqual(['homework-day waiting']);
    await stage.app.db.$client.query(
      `update homework set status = 'completed', submitted_at = now(), submission_url = 'https://work.example' where id = $1`,
      [id],
    );
    stage.server.behave('accept');
    await stage.after(1);
    expect(await stage.arrived()).toEqual([]);
    expect(await kinds()).toEqual(['homework-day withdrawn']);
  });

  test('that is only begun keeps its reminder, and one with another date gets another', async () => {
    const { id } = await homework();
    await stage.app.db.$client.query(`update homework set status = 'in-progress' where id = $1`, [id]);
    await stage.after(1);
    await stage.arrived();
    const { version } = (await (await stage.tutor.call('GET', `/api/homework/${id}`)).json()) as {
      version: number;
    };
    const body = { dueDate: '2026-11-18', dueTime: '12:00' };
    await stage.tutor.call('PATCH', `/api/homework/${id}`, { body, version });
    await stage.after(47);
    expect((await stage.arrived()).map(mail => mail.subject)).toEqual([
      'Homework due on Monday 16 November: Essay',
      'Homework due on Wednesday 18 November: Essay',
    ]);
  });
});

describe('nobody is reminded', () => {
  test('while the academy’s notifications are off, nor later of what came due meanwhile', async () => {
    await stage.silence();
    await stage.lessonIn(25);
    await stage.after(1);
    expect(await kinds()).toEqual([]);
    await stage.app.db.$client.query('update settings set email_notifications = true');
    await stage.after(1);
    expect(await kinds()).toEqual([]);
  });

  test('who is not active, or has no address', async () => {
    await stage.lessonIn(25);
    await stage.app.db.update(profiles).set({ email: null }).where(eq(profiles.id, stage.student.id));
    const other = await stage.otherStudent();
    await addSession(stage.app, { tutorId: stage.tutor.id, studentId: other, startsAt: inHours(27) });
    await stage.app.db.update(profiles).set({ isActive: false }).where(eq(profiles.id, other));
    await stage.after(4);
    expect(await kinds()).toEqual([]);
  });

  const waiting = async () => {
    stage.server.behave('refuse');
    await stage.addParent('old@family.example');
    await stage.lessonIn(25);
    await stage.after(1);
    await stage.putOff();
    const answer = await stage.student.call('GET', '/api/me');
    return ((await answer.json()) as { profile: { version: number } }).profile.version;
  };
  const states = async () =>
    (await stage.outbox())
      .filter(({ reminderId }) => reminderId)
      .map(({ toAddress, status }) => [toAddress, status]);

  test('at the address of a parent that was replaced while the mail waited', async () => {
    const version = await waiting();
    const body = { student: { parentContact: { email: 'new@family.example' } } };
    expect((await stage.student.call('PATCH', '/api/me', { body, version })).status).toBe(200);
    const all = await states();
    expect(all).toContainEqual(['old@family.example', 'withdrawn']);
    expect(all).toContainEqual([stage.student.email, 'waiting']);
  });

  test('whom the academy deactivated while the mail waited', async () => {
    const version = await waiting();
    const path = `/api/profiles/${stage.student.id}/active`;
    const done = await stage.admin.call('PUT', path, { body: { isActive: false }, version });
    expect(done.status).toBe(200);
    expect((await states()).map(([, status]) => status)).toEqual(['withdrawn', 'withdrawn']);
  });

  test('whose sign-in a machine removed while the mail waited', async () => {
    await waiting();
    const service = await serviceCaller(stage.app);
    expect((await service.call('DELETE', `/admin/users/${stage.student.id}`)).status).toBe(200);
    expect((await states()).map(([, status]) => status)).toEqual(['withdrawn', 'withdrawn']);
  });

  test('twice at one address', async () => {
    await stage.addParent(stage.student.email);
    await stage.lessonIn(25);
    await stage.after(1);
    await stage.arrived();
    expect(await kinds()).toEqual(['lesson-day sent']);
  });

  test('whose server could not take the mail before the lesson began', async () => {
    stage.server.behave('refuse');
    await stage.lessonIn(2);
    await stage.after(1);
    await stage.after(1.1);
    await stage.arrived();
    expect(await stage.outbox()).toMatchObject([{ kind: 'lesson-hour', status: 'failed', data: {} }]);
  });
});
