import type { Language } from '@bayan/domain/language/language';
import { openListener } from '@bayan/platform/db/listen';
import { createKnownSecret } from '@bayan/platform/db/own-signature';
import { eq, isNull } from 'drizzle-orm';
import type { Email } from 'postal-mime';
import { vi } from 'vitest';
import { startMailWorker } from '#academy/mail/mail-worker.ts';
import { openSmtpTransport } from '#academy/mail/smtp-transport.ts';
import { mailOutbox, settings } from '#schema/academy.ts';
import { guardians, profiles } from '#schema/people.ts';
import { queueReminders } from '#teaching/reminders/queue-reminders.ts';
import { addPerson, addSession, assign, type Person, signIn } from '#test/builders.ts';
import { createTestApp } from '#test/harness.ts';
import { startMailServer } from '#test/mail/mail-server.ts';
import { PATIENCE } from '#test/patience.ts';

const HOUR = 3_600_000;
const quiet = { info: () => {}, warn: () => {}, error: () => {} };

/** A family with a lesson to come, the academy's planner and its mails, and the mailboxes they arrive in. */
export async function openReminderSetup(now?: Date) {
  const app = await createTestApp({
    env: { PUBLIC_URL: 'https://bayan.example', AUTH_JWT_EXPIRY: '86400' },
    ...(now ? { now } : {}),
  });
  const server = await startMailServer();
  const listener = openListener(app.db.$client);
  const worker = startMailWorker({
    db: app.db,
    listener,
    config: app.config,
    transport: openSmtpTransport(server.url),
    clock: app.clock.now,
    log: quiet,
  });
  const admin = await signIn(app, { role: 'admin', withSecondFactor: true });
  const tutor = await signIn(app, { role: 'tutor', name: 'Eleanor Finch', timezone: 'Europe/London' });
  const student = await signIn(app, { role: 'student', name: 'Omar Al-Harbi' });
  await app.db.update(profiles).set({ nameAr: 'عمر الحربي' }).where(eq(profiles.id, student.id));
  await assign(app, tutor.id, student.id, admin.id);
  const secretOf = createKnownSecret();

  const look = async () => {
    const seen = { now: app.clock.now(), secretOf };
    while (await queueReminders(app.db, seen));
  };
  // Somebody looks before there is anything: what is made from here on is made in time.
  await look();

  const setup = {
    app,
    server,
    admin,
    tutor,
    student,
    pair: { tutorId: tutor.id, studentId: student.id },
    /** A lesson that begins so many hours from now. */
    lessonIn: (hours: number) =>
      addSession(app, {
        ...setup.pair,
        startsAt: new Date(app.clock.now().getTime() + hours * HOUR),
        meetingLink: 'https://meet.example/omar',
      }),
    addParent: (email: string, language: Language = 'ar') =>
      app.db
        .insert(guardians)
        .values({ studentId: student.id, position: 1, name: 'Umm Omar', email, language }),
    look,
    /** Lets time go by, and looks as the planner does. */
    async after(hours: number) {
      app.clock.advance(hours * HOUR);
      await look();
      worker.wake();
    },
    /** Beside what a change itself is told by (R525). */
    outbox: () =>
      app.db
        .select()
        .from(mailOutbox)
        .where(isNull(mailOutbox.about))
        .orderBy(mailOutbox.createdAt, mailOutbox.toAddress),
    /** Once nothing waits to be sent any more: what has arrived, in the order of the addresses. */
    async arrived(): Promise<Email[]> {
      worker.wake();
      await vi.waitFor(
        async () => {
          const waiting = (await setup.outbox()).filter(mail => mail.status === 'waiting');
          if (waiting.length > 0) throw new Error(JSON.stringify(waiting));
        },
        { ...PATIENCE, interval: 20 },
      );
      const written = new Set((await setup.outbox()).map(({ messageId }) => messageId));
      const received = server.received.filter(({ messageId }) => written.has(messageId ?? ''));
      return received.sort((a, b) => addressOf(a).localeCompare(addressOf(b)));
    },
    /** Waits until the mail server has refused what there is, and nobody has it in hand. */
    reschedule: () =>
      vi.waitFor(
        async () => {
          for (const { attempts, claimedUntil } of await setup.outbox())
            if (attempts !== 1 || claimedUntil !== null) throw new Error('still in hand');
        },
        { ...PATIENCE, interval: 20 },
      ),
    silence: () => app.db.update(settings).set({ emailNotifications: false }),
    /** As the tutor moves it. */
    async move(sessionId: string, startsAt: Date) {
      const { version } = await sessionOf(tutor, sessionId);
      const at = startsAt.toISOString();
      const body = { date: at.slice(0, 10), time: at.slice(11, 16), timezone: 'UTC' };
      return tutor.call('PATCH', `/api/sessions/${sessionId}`, { body, version });
    },
    async become(sessionId: string, status: string) {
      const { version } = await sessionOf(tutor, sessionId);
      return tutor.call('POST', `/api/sessions/${sessionId}/status`, { body: { status }, version });
    },
    session: (sessionId: string) => sessionOf(tutor, sessionId),
    otherStudent: () => addPerson(app, { role: 'student' }),
    async close() {
      await worker.stop();
      await listener.stop();
      await server.stop();
      await app.close();
    },
  };
  return setup;
}
export type ReminderSetup = Awaited<ReturnType<typeof openReminderSetup>>;

const addressOf = (mail: Email) => mail.to?.[0]?.address ?? '';

async function sessionOf(tutor: Person, id: string) {
  const answer = await tutor.call('GET', `/api/sessions/${id}`);
  return (await answer.json()) as { version: number; confirmedAt: string | null; startsAt: string };
}

/** The tokens behind the links of a lesson's reminder. */
export function tokensIn(mail: Email | undefined): { confirm: string; move: string } {
  const found = [...(mail?.text ?? '').matchAll(/\/lesson-reply\?lng=\w\w#(\S+)/g)].map(
    ([, token = '']) => token,
  );
  const of = (answer: string) => found.find(token => token.startsWith(`${answer}.`)) ?? '';
  return { confirm: of('confirm'), move: of('move') };
}
