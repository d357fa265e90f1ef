import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { composeMail } from '#academy/mail/outgoing-mail.ts';
import { readSettings } from '#academy/settings/settings.repository.ts';
import { mailOutbox } from '#schema/academy.ts';
import { addApplication, inConsultation, type Person, signIn } from '#test/builders.ts';
import { createTestApp, type TestApp } from '#test/harness.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await signIn(app, { role: 'admin' });
});
afterAll(() => app.close());

const TIME = { date: '2031-01-01', time: '18:00', timezone: 'Europe/London' };
const pathOf = (id: string) => `/api/applications/${id}/consultation`;
const book = (id: string, version: number, body: object = TIME) =>
  admin.call('PUT', pathOf(id), { body, version });

/** What the applicant with this address got, as it leaves, oldest first. */
async function mailsTo(email: string) {
  const rows = await app.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.toAddress, email))
    .orderBy(mailOutbox.createdAt);
  const sender = await readSettings(app.db);
  return rows.map(
    row =>
      composeMail({ ...row, to: row.toAddress, messageId: '<a@b>' }, sender, {
        publicUrl: app.config.publicUrl,
        now: app.clock.now(),
      }).message,
  );
}

test('a consultation is told by both clocks, in the family’s language, with an entry (R827)', async () => {
  const id = await addApplication(app, { email: 'both@family.example' });
  const booked = await book(id, 1);
  expect(await booked.json()).toMatchObject({
    stage: 'consultation',
    consultationAt: '2031-01-01T18:00:00.000Z',
    consultationMinutes: 30,
    ownerId: admin.id,
    version: 2,
  });
  const [mail] = await mailsTo('both@family.example');
  expect(mail?.subject).toBe('موعد استشارتكم المجانية');
  // 18:00 in London is 21:00 in Riyadh, where both the family and the academy are.
  expect(mail?.text).toContain('21:00');
  expect(mail?.text).not.toMatch(/Omar|Maryam/);
  const [entry] = mail?.attachments ?? [];
  expect(entry?.content).toContain('DTSTART;TZID=Asia/Riyadh:20310101T210000');
  expect(entry?.content).toMatch(/STATUS:CONFIRMED/);
  expect(entry?.content).toContain('SEQUENCE:0');
});

test('a move keeps the entry and gives it its next number; a cancellation takes it out (R827)', async () => {
  const id = await addApplication(app, { email: 'moved@family.example', language: 'en' });
  await book(id, 1);
  app.clock.advance(1000);
  await book(id, 2, { ...TIME, time: '19:30', minutes: 45 });
  app.clock.advance(1000);
  const cancelled = await admin.call('DELETE', pathOf(id), { version: 3 });
  expect(await cancelled.json()).toMatchObject({ stage: 'contacted', consultationAt: null });
  const mails = await mailsTo('moved@family.example');
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Your consultation is booked',
    'Your consultation has a new time',
    'Your consultation is cancelled',
  ]);
  const entries = mails.map(({ attachments: [entry] = [] }) => entry?.content ?? '');
  for (const [number, content] of entries.entries()) {
    expect(content).toContain(`UID:${id}`);
    expect(content).toContain(`SEQUENCE:${number}`);
  }
  expect(entries[1]).toContain('T223000');
  expect(entries[2]).toContain('STATUS:CANCELLED');
});

test('closing an application cancels a consultation that is to come (R827)', async () => {
  const email = 'closed@family.example';
  const id = await addApplication(app, { ...inConsultation(app), email, language: 'en' });
  const body = { stage: 'closed', reason: 'withdrawn' };
  const closed = await admin.call('PUT', `/api/applications/${id}/stage`, { body, version: 1 });
  expect(await closed.json()).toMatchObject({ stage: 'closed', consultationAt: null, version: 2 });
  expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(['Your consultation is cancelled']);
  const { timeline } = (await (await admin.call('GET', `/api/applications/${id}`)).json()) as {
    timeline: { items: { what: { kind: string } }[] };
  };
  expect(timeline.items.map(({ what }) => what.kind).sort()).toEqual(['consultation', 'stage']);
});

test('a time that is past, or that no clock reads, is refused at its field (R827)', async () => {
  const id = await addApplication(app);
  const issuesOf = async (body: object) => {
    const answer = await book(id, 1, { ...TIME, ...body });
    const { error } = (await answer.json()) as { error: { issues: object[] } };
    return [answer.status, error.issues];
  };
  expect(await issuesOf({ date: '2026-01-01' })).toEqual([422, [{ field: 'date', problem: 'too-small' }]]);
  expect(await issuesOf({ date: '2031-03-30', time: '01:30' })).toEqual([
    422,
    [{ field: 'time', problem: 'format' }],
  ]);
});

test('a matched family needs no consultation any more (R827)', async () => {
  const id = await addApplication(app, { stage: 'matched', matchedAt: app.clock.now() });
  expect((await book(id, 1)).status).toBe(409);
  expect((await admin.call('DELETE', pathOf(id), { version: 1 })).status).toBe(409);
});

test('no address gets more than 10 mails about consultations a day, no admin sends over 30 an hour (R833)', async () => {
  const busy = await signIn(app, { role: 'admin' });
  /** Sets the time so many times, until it is refused. */
  const often = async (email: string, times: number) => {
    const id = await addApplication(app, { email });
    for (let version = 1; version <= times; version++) {
      const body = { ...TIME, minutes: 15 + version };
      const { status } = await busy.call('PUT', pathOf(id), { body, version });
      if (status !== 200) return { status, version };
    }
    return { status: 200, version: times };
  };
  expect(await often('busy@family.example', 11)).toEqual({ status: 429, version: 11 });
  expect(await mailsTo('busy@family.example')).toHaveLength(10);
  expect(await often('second@family.example', 10)).toMatchObject({ status: 200 });
  expect(await often('third@family.example', 10)).toMatchObject({ status: 200 });
  expect(await often('fourth@family.example', 1)).toMatchObject({ status: 429 });
  expect(await mailsTo('fourth@family.example')).toEqual([]);
});
