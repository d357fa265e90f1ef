import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailOutbox, settings } from '#schema/academy.ts';
import { profiles } from '#schema/people.ts';
import { addPerson, addSession, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

let app: TestApp;
let admin: Person;
let arabic: Person;
let student: Person;

const change = (id: string, values: Partial<typeof profiles.$inferInsert>) =>
  app.db.update(profiles).set(values).where(eq(profiles.id, id));

beforeAll(async () => {
  app = await createTestApp();
  admin = await signIn(app, { role: 'admin', timezone: 'Europe/London' });
  arabic = await signIn(app, { role: 'admin', timezone: 'Asia/Riyadh' });
  await change(arabic.id, { language: 'ar' });
  await addPerson(app, { role: 'admin', isActive: false });
  await change(await addPerson(app, { role: 'admin' }), { email: null });
  student = await signIn(app, { role: 'student', name: 'Omar' });
  await change(student.id, { nameAr: 'عمر' });
});
afterAll(() => app.close());

/** The student asks a tutor of whom only this is special; answers with the mails that it caused. */
async function askTutor(special: Partial<typeof profiles.$inferInsert>, form: object) {
  const tutorId = await addPerson(app, { role: 'tutor', name: 'Eleanor' });
  await change(tutorId, { nameAr: 'إلينور', ...special });
  const { id: sessionId, startsAt } = await addSession(app, { tutorId, studentId: student.id });
  await app.db.delete(mailOutbox);
  const body = { sessionId, reason: 'Ill since Monday', ...form };
  expect((await student.call('POST', '/api/session-requests', { body })).status).toBe(201);
  const mails = await app.db.select().from(mailOutbox);
  return {
    when: startsAt.toISOString(),
    mails: new Map(mails.map(({ toAddress, kind, language, data }) => [toAddress, { kind, language, data }])),
  };
}

test.each([
  ['is not active', { isActive: false }],
  ['teaches no more', { role: null }],
  ['has no address', { email: null }],
])(
  'where the tutor %s, every active administrator is told, by their clock and in their language (R117)',
  async (_what, special) => {
    const wish = { kind: 'move', date: '2027-01-21', time: '20:00', timezone: 'Asia/Riyadh' };
    const { mails, when } = await askTutor(special, wish);
    const same = { asked: 'move-to', when, newTime: '2027-01-21T17:00:00.000Z' };
    const kind = 'session-request-arrived';
    const inEnglish = { ...same, name: 'Eleanor', student: 'Omar', timezone: 'Europe/London' };
    const inArabic = { ...same, name: 'إلينور', student: 'عمر', timezone: 'Asia/Riyadh' };
    expect(mails).toEqual(
      new Map([
        [admin.email, { kind, language: 'en', data: inEnglish }],
        [arabic.email, { kind, language: 'ar', data: inArabic }],
      ]),
    );
  },
);

test('where the tutor can be told, no administrator is', async () => {
  const { mails } = await askTutor({}, { kind: 'cancel' });
  expect([...mails.values()].map(({ kind }) => kind)).toEqual(['session-request']);
});

test('administrators are told by a notification, which the academy can silence (R198)', async () => {
  await app.db.update(settings).set({ emailNotifications: false });
  const { mails } = await askTutor({ isActive: false }, { kind: 'cancel' });
  await app.db.update(settings).set({ emailNotifications: true });
  expect(mails.size).toBe(0);
});
