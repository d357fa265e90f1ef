import { addDays } from '@bayan/domain/time/days';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readContent } from '#academy/mail/mail-kinds.ts';
import { writeMail } from '#academy/mail/write-mail.ts';
import { mailOutbox } from '#schema/academy.ts';
import { notices, toldClockChanges } from '#schema/notices.ts';
import { guardians, profiles } from '#schema/people.ts';
import { sessions } from '#schema/teaching.ts';
import { notifyOfClockChanges } from '#teaching/clock-changes/notify-of-clock-changes.ts';
import { assign, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

/** A Monday. */
const MADE = new Date('2027-02-01T09:00:00Z');
/** Two weeks before British clocks go forward, and at 9 o'clock. */
const MORNING = new Date('2027-03-14T09:00:00Z');
const CAIRO_MORNING = new Date('2027-04-16T07:00:00Z');

let app: TestApp;
let admin: Person;
let tutor: Person;
let student: Person;
beforeAll(async () => {
  app = await createTestApp({ now: MADE });
  admin = await signIn(app, { role: 'admin' });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(notices);
  await app.db.delete(toldClockChanges);
  // Nobody of another test has lessons any more.
  await app.db.update(profiles).set({ isActive: false }).where(eq(profiles.role, 'tutor'));
  await app.db.update(profiles).set({ isActive: false }).where(eq(profiles.role, 'student'));
  tutor = await signIn(app, { role: 'tutor', timezone: 'Europe/London', name: 'Eleanor' });
  await app.db
    .update(profiles)
    .set({ email: `${tutor.id}@clocks.example` })
    .where(eq(profiles.id, tutor.id));
  student = await newStudent('Asia/Riyadh');
  await app.db.delete(mailOutbox);
});

async function newStudent(timezone: string, name = 'Omar Al Qahtani'): Promise<Person> {
  const person = await signIn(app, { role: 'student', timezone, name });
  await assign(app, tutor.id, person.id, admin.id);
  return person;
}

/** Mondays at 19:00 by the family's clock. */
async function newSeries(of: Person, timezone: string, { startsOn = '2027-02-08', weeks = 16 } = {}) {
  const days = Array.from({ length: weeks }, (_, week) => addDays(startsOn, week * 7));
  const answer = await tutor.call('POST', '/api/session-series', {
    body: {
      ...{ studentId: of.id, subject: 'English', slots: [{ weekday: 1, time: '19:00' }] },
      ...{ startsOn, lessons: weeks, timezone, days },
    },
  });
  expect(answer.status).toBe(201);
  await app.db.delete(mailOutbox);
  await app.db.delete(notices);
}

const mails = () => app.db.select().from(mailOutbox);
const ofKind = () => app.db.select().from(notices).where(eq(notices.kind, 'clock-change'));
const textOf = ({ kind, data, language }: Awaited<ReturnType<typeof mails>>[number]) =>
  writeMail(readContent(kind, data), { language, siteName: 'Bayan', publicUrl: 'https://bayan.example' })
    .text;

describe('case 41: British clocks change (R528)', () => {
  test('the tutor is told once, two weeks before at 9 o’clock; families are not', async () => {
    await newSeries(student, 'Asia/Riyadh');
    await notifyOfClockChanges(app.db, new Date(MORNING.getTime() - 1));
    expect(await mails()).toEqual([]);
    await notifyOfClockChanges(app.db, MORNING);
    await notifyOfClockChanges(app.db, MORNING);
    expect(await mails()).toMatchObject([
      { kind: 'clock-change', toAddress: `${tutor.id}@clocks.example`, nextAttemptAt: MORNING },
    ]);
    expect(await ofKind()).toMatchObject([
      {
        profileId: tutor.id,
        data: {
          clockChange: {
            timezone: 'Europe/London',
            day: '2027-03-28',
            isForward: true,
            count: 1,
            reader: 'tutor',
          },
        },
      },
    ]);
  });

  test('her mail has each weekly session once, with both times of hers and the family’s', async () => {
    await newSeries(student, 'Asia/Riyadh');
    await notifyOfClockChanges(app.db, MORNING);
    const [mail] = await mails();
    const text = mail ? textOf(mail) : '';
    expect(text).toContain('Clocks go forward in London on Sunday 28 March');
    expect(text).toContain('Omar: Monday 17:00 instead of Monday 16:00 (still 19:00 in Riyadh)');
    expect(text.match(/instead of/g)).toHaveLength(1);
    expect(text).not.toContain('outside your hours');
  });

  test('and says what is outside her hours then', async () => {
    const hours = { weekday: 1, opens: 12 * 60, closes: 17 * 60 };
    const answer = await tutor.call('POST', '/api/availability', {
      body: { timezone: 'Europe/London', validFrom: '2027-02-01', bufferMinutes: 0, hours: [hours] },
    });
    expect(answer.status).toBe(201);
    await newSeries(student, 'Asia/Riyadh');
    await notifyOfClockChanges(app.db, MORNING);
    const [mail] = await mails();
    expect(mail ? textOf(mail) : '').toContain('This is outside your hours.');
  });

  test('what was moved by hand, is cancelled or belongs to no series is not in it', async () => {
    await newSeries(student, 'Asia/Riyadh');
    await app.db
      .update(sessions)
      .set({ startsAt: new Date('2027-03-30T10:00:00Z') })
      .where(eq(sessions.startsAt, new Date('2027-03-29T16:00:00Z')));
    await app.db
      .update(sessions)
      .set({ seriesId: null, originalStartsAt: null })
      .where(eq(sessions.startsAt, new Date('2027-04-05T16:00:00Z')));
    await app.db
      .update(sessions)
      .set({ status: 'cancelled', cancelledAt: MADE, cancelledBy: tutor.id })
      .where(eq(sessions.startsAt, new Date('2027-04-12T16:00:00Z')));
    await app.db.delete(sessions).where(eq(sessions.startsAt, new Date('2027-04-19T16:00:00Z')));
    await notifyOfClockChanges(app.db, MORNING);
    expect(await mails()).toEqual([]);
  });

  test('a tutor whose clock stays hears nothing of London', async () => {
    await app.db.update(profiles).set({ timezone: 'Asia/Dubai' }).where(eq(profiles.id, tutor.id));
    await signIn(app, { role: 'tutor', timezone: 'Europe/London' });
    await newSeries(student, 'Asia/Riyadh');
    await notifyOfClockChanges(app.db, MORNING);
    expect(await mails()).toEqual([]);
  });

  test('two processes at once, and more people than are told in one go: each hears it once', async () => {
    await newSeries(student, 'Asia/Riyadh');
    for (let i = 0; i < 21; i++) await signIn(app, { role: 'tutor', timezone: 'Europe/London' });
    await Promise.all([notifyOfClockChanges(app.db, MORNING), notifyOfClockChanges(app.db, MORNING)]);
    await notifyOfClockChanges(app.db, MORNING);
    expect(await mails()).toHaveLength(1);
    expect(
      await app.db.select().from(toldClockChanges).where(eq(toldClockChanges.role, 'tutor')),
    ).toMatchObject([{ timezone: 'Europe/London', day: '2027-03-28', toldAt: MORNING }]);
  });
});

describe('the family’s own clocks change (R528)', () => {
  test('the family reads that nothing moves, and the tutor her new time', async () => {
    const nour = await newStudent('Africa/Cairo', 'Nour Hassan');
    await app.db
      .update(profiles)
      .set({ email: `${nour.id}@clocks.example` })
      .where(eq(profiles.id, nour.id));
    await app.db.insert(guardians).values({
      ...{
        studentId: nour.id,
        position: 1,
        name: 'Mona Hassan',
        email: 'mona@clocks.example',
        language: 'ar',
      },
    });
    await newSeries(nour, 'Africa/Cairo');
    await notifyOfClockChanges(app.db, CAIRO_MORNING);
    const told = new Map((await mails()).map(mail => [mail.toAddress, textOf(mail)]));
    expect([...told.keys()].toSorted()).toEqual(
      [`${tutor.id}@clocks.example`, `${nour.id}@clocks.example`, 'mona@clocks.example'].toSorted(),
    );
    expect(told.get(`${nour.id}@clocks.example`)).toContain('Your weekly lessons stay at the same time');
    expect(told.get('mona@clocks.example')).toContain('في موعدها نفسه بتوقيتكم');
    expect(told.get(`${tutor.id}@clocks.example`)).toContain(
      'Nour: Monday 17:00 instead of Monday 18:00 (still 19:00 in Cairo)',
    );
    const readers = (await ofKind()).map(({ profileId, data }) => [profileId, data]);
    expect(readers).toHaveLength(2);
    expect(readers).toContainEqual([
      nour.id,
      expect.objectContaining({ clockChange: expect.objectContaining({ reader: 'student', count: 0 }) }),
    ]);
  });

  test('a family without weekly lessons hears nothing', async () => {
    await newStudent('Africa/Cairo');
    await newSeries(student, 'Asia/Riyadh');
    await notifyOfClockChanges(app.db, CAIRO_MORNING);
    expect(await mails()).toEqual([]);
  });
});
