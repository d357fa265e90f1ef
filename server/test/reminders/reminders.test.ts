import { remindAt } from '@bayan/domain/reminders/reminder-time';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { claimReminders, isStillDue } from '#academy/mail/mail.repository.ts';
import { profiles } from '#schema/people.ts';
import { reminders } from '#schema/reminders.ts';
import { serviceCaller } from '#test/auth/service-caller.ts';
import { addHomework, addSession } from '#test/builders.ts';
import { openReminderSetup, type ReminderSetup } from './reminder-setup.ts';

const HOUR = 3_600_000;

let setup: ReminderSetup;
beforeEach(async () => {
  setup = await openReminderSetup();
});
afterEach(() => setup.close());

const kinds = async () => (await setup.outbox()).map(({ kind, status }) => `${kind} ${status}`);
const inHours = (hours: number) => new Date(setup.app.clock.now().getTime() + hours * HOUR);

describe('a lesson', () => {
  test('is remembered a day and an hour before it begins, each reader in their language by both clocks', async () => {
    await setup.addParent('umm.omar@family.example');
    const { startsAt } = await setup.lessonIn(31);
    await setup.after(6.9);
    expect(await setup.arrived()).toEqual([]);

    await setup.after(0.1);
    const [toStudent, toParent, ...others] = await setup.arrived();
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

    await setup.after(23);
    expect(await kinds()).toEqual([
      'lesson-day sent',
      'lesson-day sent',
      'lesson-hour waiting',
      'lesson-hour waiting',
    ]);
    await setup.after(0.5);
    expect(await setup.arrived()).toHaveLength(4);
  });

  test('made five hours ahead has the reminder that is still ahead, and no other', async () => {
    await setup.lessonIn(5);
    await setup.after(0.01);
    expect(await kinds()).toEqual([]);
    await setup.after(4);
    await setup.arrived();
    expect(await kinds()).toEqual(['lesson-hour sent']);
  });

  test('that begins while nobody looks is told of afterwards only where it still helps', async () => {
    await setup.lessonIn(30);
    await setup.after(20); // ten hours left
    await setup.arrived();
    await setup.lessonIn(25);
    await setup.after(23.5); // the first is over; an hour and a half left of the second
    await setup.arrived();
    expect(await kinds()).toEqual(['lesson-day sent']);
    const rows = await setup.app.db.select().from(reminders).orderBy(reminders.dueAt);
    expect(rows.map(({ kind, status }) => `${kind} ${status}`)).toEqual([
      'lesson-day queued',
      'lesson-day skipped',
      'lesson-hour skipped',
      'lesson-hour planned',
    ]);
  });

  test('is planned by the database for the hours that the domain says', async () => {
    await setup.lessonIn(30);
    await addHomework(setup.app, setup.pair);
    for (const { kind, moment, dueAt } of await setup.app.db.select().from(reminders))
      expect(dueAt).toEqual(remindAt(kind, moment));
  });

  test('that moves takes back what waits to be sent, and is remembered at its new time', async () => {
    setup.server.behave('refuse');
    const { id } = await setup.lessonIn(25);
    await setup.after(1);
    await setup.reschedule();
    expect((await setup.move(id, inHours(30))).status).toBe(200);
    expect(await setup.outbox()).toMatchObject([{ status: 'withdrawn', data: {} }]);
    setup.server.behave('accept');
    await setup.after(1);
    expect(await setup.arrived()).toEqual([]);
    await setup.after(5);
    const [mail] = await setup.arrived();
    expect(mail?.subject).toBe('Your English lesson: Monday 16 November, 19:00');
    const list = await setup.admin.call('GET', '/api/mail?status=withdrawn');
    expect(await list.json()).toMatchObject({ items: [{ kind: 'lesson-day', status: 'withdrawn' }] });
  });

  test('that moves after its reminder went out is remembered anew', async () => {
    const { id } = await setup.lessonIn(25);
    await setup.after(1);
    await setup.arrived();
    await setup.move(id, inHours(48));
    await setup.after(24);
    expect((await setup.arrived()).map(mail => mail.subject)).toEqual([
      'Your English lesson: Monday 16 November, 13:00',
      'Your English lesson: Tuesday 17 November, 13:00',
    ]);
  });

  test('of which only the words change keeps the reminder it has', async () => {
    const { id, version } = await setup.lessonIn(25);
    await setup.after(1);
    const body = { notes: 'Bring the book', duration: 45 };
    expect((await setup.tutor.call('PATCH', `/api/sessions/${id}`, { body, version })).status).toBe(200);
    await setup.arrived();
    await setup.after(1);
    expect(await kinds()).toEqual(['lesson-day sent']);
  });

  // A lesson is begun and completed at its time alone, and has the reminder of its last hour then.
  test.each([
    { status: 'cancelled', before: 24, kind: 'lesson-day', minutesLeft: 24 * 60 },
    { status: 'in-progress', before: 1, kind: 'lesson-hour', minutesLeft: 15 },
    { status: 'completed', before: 1, kind: 'lesson-hour', minutesLeft: 5 },
  ])('that is $status is not remembered any more', async ({ status, before, kind, minutesLeft }) => {
    setup.server.behave('refuse');
    const { id } = await setup.lessonIn(before + 0.5);
    await setup.after(0.5);
    await setup.reschedule();
    setup.app.clock.advance((before * 60 - minutesLeft) * 60_000);
    expect((await setup.become(id, status)).status).toBe(200);
    setup.server.behave('accept');
    await setup.after((minutesLeft - 4) / 60);
    expect(await kinds()).toEqual([`${kind} withdrawn`]);
    expect(await setup.arrived()).toEqual([]);
  });

  test('that is scheduled again has the reminders that are still ahead', async () => {
    const { id } = await setup.lessonIn(25);
    await setup.become(id, 'cancelled');
    await setup.after(10);
    await setup.become(id, 'scheduled');
    await setup.after(14);
    await setup.arrived();
    expect(await kinds()).toEqual(['lesson-hour sent']);
  });

  test('whose mail a worker has in hand already is looked at again before the mail goes out', async () => {
    setup.server.behave('refuse');
    const { id } = await setup.lessonIn(25);
    await setup.after(1);
    await setup.reschedule();
    const [mail] = await claimReminders(setup.app.db, { host: 'bayan.example', limit: 1, now: inHours(1) });
    if (!mail) throw new Error('there is no mail to take');
    expect(await isStillDue(setup.app.db, mail)).toBe(true);
    await setup.move(id, inHours(40));
    expect(await isStillDue(setup.app.db, mail)).toBe(false);
  });
});

describe('homework', () => {
  const homework = (values: object = {}) =>
    addHomework(setup.app, { ...setup.pair, title: 'Essay', dueAt: inHours(25), ...values });

  test('is remembered a day before it is due, by the family’s clock', async () => {
    await setup.addParent('umm.omar@family.example', 'en');
    await homework();
    await setup.after(1);
    const [toStudent, toParent] = await setup.arrived();
    expect(toStudent?.subject).toBe('Homework due on Monday 16 November: Essay');
    expect(toStudent?.text).toContain('Due: Monday 16 November, 13:00 (Riyadh)');
    expect(toStudent?.text).toContain('https://bayan.example/student-dashboard/homework');
    expect(toStudent?.text).not.toContain('/lesson-reply');
    expect(toParent?.subject).toBe('Omar’s homework is due on Monday 16 November: Essay');
  });

  test('of a tutor who has left is not remembered: her name would come with it (R601)', async () => {
    await homework();
    const assigned = await (await setup.admin.call('GET', '/api/assignments')).json();
    const [{ id, version }] = (assigned as { items: [{ id: string; version: number }] }).items;
    const ended = await setup.admin.call('POST', `/api/assignments/${id}/end`, { version });
    expect(ended.status).toBe(200);
    await setup.after(1);
    expect(await kinds()).toEqual([]);
  });

  test('that was handed in is not remembered, and what waits is taken back', async () => {
    setup.server.behave('refuse');
    const { id } = await homework();
    await homework({ status: 'completed' });
    await setup.after(1);
    await setup.reschedule();
    expect(await kinds()).toEqual(['homework-day waiting']);
    await setup.app.db.$client.query(
      `update homework set status = 'completed', submitted_at = now(), submission_url = 'https://work.example' where id = $1`,
      [id],
    );
    setup.server.behave('accept');
    await setup.after(1);
    expect(await setup.arrived()).toEqual([]);
    expect(await kinds()).toEqual(['homework-day withdrawn']);
  });

  test('that is only begun keeps its reminder, and one with another date gets another', async () => {
    const { id } = await homework();
    await setup.app.db.$client.query(`update homework set status = 'in-progress' where id = $1`, [id]);
    await setup.after(1);
    await setup.arrived();
    const { version } = (await (await setup.tutor.call('GET', `/api/homework/${id}`)).json()) as {
      version: number;
    };
    const body = { dueDate: '2026-11-18', dueTime: '12:00' };
    await setup.tutor.call('PATCH', `/api/homework/${id}`, { body, version });
    await setup.after(47);
    expect((await setup.arrived()).map(mail => mail.subject)).toEqual([
      'Homework due on Monday 16 November: Essay',
      'Homework due on Wednesday 18 November: Essay',
    ]);
  });
});

describe('nobody is reminded', () => {
  test('while the academy’s notifications are off, nor later of what came due meanwhile', async () => {
    await setup.silence();
    await setup.lessonIn(25);
    await setup.after(1);
    expect(await kinds()).toEqual([]);
    await setup.app.db.$client.query('update settings set email_notifications = true');
    await setup.after(1);
    expect(await kinds()).toEqual([]);
  });

  test('who is not active, or has no address', async () => {
    await setup.lessonIn(25);
    await setup.app.db.update(profiles).set({ email: null }).where(eq(profiles.id, setup.student.id));
    const other = await setup.otherStudent();
    await addSession(setup.app, { tutorId: setup.tutor.id, studentId: other, startsAt: inHours(27) });
    await setup.app.db.update(profiles).set({ isActive: false }).where(eq(profiles.id, other));
    await setup.after(4);
    expect(await kinds()).toEqual([]);
  });

  const waiting = async () => {
    setup.server.behave('refuse');
    await setup.addParent('old@family.example');
    await setup.lessonIn(25);
    await setup.after(1);
    await setup.reschedule();
    const answer = await setup.student.call('GET', '/api/me');
    return ((await answer.json()) as { profile: { version: number } }).profile.version;
  };
  const states = async () =>
    (await setup.outbox())
      .filter(({ reminderId }) => reminderId)
      .map(({ toAddress, status }) => [toAddress, status]);

  test('at the address of a parent that was replaced while the mail waited', async () => {
    const version = await waiting();
    const body = { student: { parentContact: { email: 'new@family.example' } } };
    expect((await setup.student.call('PATCH', '/api/me', { body, version })).status).toBe(200);
    const all = await states();
    expect(all).toContainEqual(['old@family.example', 'withdrawn']);
    expect(all).toContainEqual([setup.student.email, 'waiting']);
  });

  test('whom the academy deactivated while the mail waited', async () => {
    const version = await waiting();
    const path = `/api/profiles/${setup.student.id}/active`;
    const done = await setup.admin.call('PUT', path, { body: { isActive: false }, version });
    expect(done.status).toBe(200);
    expect((await states()).map(([, status]) => status)).toEqual(['withdrawn', 'withdrawn']);
  });

  test('whose sign-in a machine removed while the mail waited', async () => {
    await waiting();
    const service = await serviceCaller(setup.app);
    expect((await service.call('DELETE', `/admin/users/${setup.student.id}`)).status).toBe(200);
    expect((await states()).map(([, status]) => status)).toEqual(['withdrawn', 'withdrawn']);
  });

  test('twice at one address', async () => {
    await setup.addParent(setup.student.email);
    await setup.lessonIn(25);
    await setup.after(1);
    await setup.arrived();
    expect(await kinds()).toEqual(['lesson-day sent']);
  });

  test('whose server could not take the mail before the lesson began', async () => {
    setup.server.behave('refuse');
    await setup.lessonIn(2);
    await setup.after(1);
    await setup.after(1.1);
    await setup.arrived();
    expect(await setup.outbox()).toMatchObject([{ kind: 'lesson-hour', status: 'failed', data: {} }]);
  });
});
