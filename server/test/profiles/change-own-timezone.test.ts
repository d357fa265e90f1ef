import type { Person as PersonAnswer } from '@bayan/domain/profiles/profiles.contract';
import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { reminders } from '#schema/reminders.ts';
import { sessions } from '#schema/teaching.ts';
import { addSession, type Person } from '#test/builders.ts';
import { listenAs } from '#test/live/ear.ts';
import { openReminderSetup, type ReminderSetup, tokensIn } from '#test/reminders/reminder-setup.ts';

const HOUR = 3_600_000;

let setup: ReminderSetup;
beforeEach(async () => {
  setup = await openReminderSetup(new Date('2026-11-01T09:00:00Z'));
});
afterEach(() => setup.close());

/** The family of the setup lives in Riyadh until it says otherwise. */
async function moveTo(timezone: string, who: Person = setup.student) {
  const { profile } = (await (await who.call('GET', '/api/me')).json()) as PersonAnswer;
  const answer = await who.call('PATCH', '/api/me', {
    body: { profile: { timezone } },
    version: profile.version,
  });
  expect(answer.status).toBe(200);
}

const seenByTutor = async (id: string) =>
  (await (await setup.tutor.call('GET', `/api/sessions/${id}`)).json()) as Session;

const hoursAway = (hours: number) => new Date(setup.app.clock.now().getTime() + hours * HOUR);

test('a family that moves is reminded of a lesson by its new clock, once, at the same instant (R230)', async () => {
  const { id, startsAt } = await setup.lessonIn(26);
  await moveTo('Asia/Dubai');
  expect(await seenByTutor(id)).toMatchObject({ timezone: 'Asia/Dubai', startsAt: startsAt.toISOString() });
  await setup.after(2);
  const mails = await setup.arrived();
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('When: Monday 2 November, 15:00 (Dubai)');
  expect(mails[0]?.text).toContain('For Eleanor Finch: Monday 2 November, 11:00 (London)');
  const kept = await setup.app.db.select().from(reminders).where(eq(reminders.sessionId, id));
  expect(kept.map(({ kind, status }) => `${kind} ${status}`).sort()).toEqual([
    'lesson-day queued',
    'lesson-hour planned',
  ]);
});

test('a reminder that was sent before still answers for the lesson, by the new clock (R230)', async () => {
  await setup.lessonIn(26);
  await setup.after(2);
  const { confirm: token } = tokensIn((await setup.arrived())[0]);
  await moveTo('Asia/Dubai');
  const answer = await setup.app.fetch('/api/lesson-replies/look', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  expect(await answer.json()).toMatchObject({ timezone: 'Asia/Dubai', tutorTimezone: 'Europe/London' });
});

test('the tutor of a family that moves hears of it at once (R304)', async () => {
  const { app, tutor, student } = setup;
  await setup.lessonIn(26);
  await app.hearChanges();
  const ear = await listenAs(await app.listen(), tutor.token);
  await moveTo('Asia/Dubai');
  await ear.hears({ noun: 'profiles', id: student.id });
});

test('a lesson that has begun or is over keeps the clock it was held by (R230)', async () => {
  const { pair, app } = setup;
  const over = await addSession(app, { ...pair, startsAt: hoursAway(-48), status: 'completed' });
  const leftOpen = await addSession(app, { ...pair, startsAt: hoursAway(-24) });
  const begunEarly = await addSession(app, { ...pair, startsAt: hoursAway(1), status: 'in-progress' });
  await moveTo('Asia/Dubai');
  for (const { id, version } of [over, leftOpen, begunEarly])
    expect(await seenByTutor(id)).toMatchObject({ timezone: 'Asia/Riyadh', version });
});

test('one that was cancelled, or left open, has the new clock where it is put ahead again (R230)', async () => {
  const { pair, app } = setup;
  const cancelled = await setup.lessonIn(30);
  await setup.become(cancelled.id, 'cancelled');
  const leftOpen = await addSession(app, { ...pair, startsAt: hoursAway(-24) });
  await moveTo('Asia/Dubai');
  await setup.become(cancelled.id, 'scheduled');
  await setup.move(leftOpen.id, hoursAway(50));
  expect(await seenByTutor(cancelled.id)).toMatchObject({ status: 'scheduled', timezone: 'Asia/Dubai' });
  expect(await seenByTutor(leftOpen.id)).toMatchObject({ status: 'scheduled', timezone: 'Asia/Dubai' });
});

test('the lessons of other students, and those of a tutor who moves, stay by their family’s clock (R230)', async () => {
  const { app, tutor } = setup;
  const own = await setup.lessonIn(30);
  const studentId = await setup.otherStudent();
  const others = await addSession(app, { tutorId: tutor.id, studentId, startsAt: hoursAway(40) });
  await moveTo('Asia/Dubai');
  await moveTo('Asia/Qatar', tutor);
  const stored = await app.db
    .select({ id: sessions.id, timezone: sessions.familyTimezone, version: sessions.version })
    .from(sessions);
  expect(stored).toContainEqual({ id: others.id, timezone: 'Asia/Riyadh', version: others.version });
  expect(stored).toContainEqual({ id: own.id, timezone: 'Asia/Dubai', version: own.version + 1 });
});

test('a change of the profile that leaves the zone as it is leaves the lessons as they are', async () => {
  const { id, version } = await setup.lessonIn(30);
  await moveTo('Asia/Riyadh');
  expect(await seenByTutor(id)).toMatchObject({ version });
});
