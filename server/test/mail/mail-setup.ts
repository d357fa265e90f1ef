import { openDatabase } from '@bayan/platform/db/database';
import { openListener } from '@bayan/platform/db/listen';
import { inTransaction } from '@bayan/platform/db/transaction';
import { eq } from 'drizzle-orm';
import { vi } from 'vitest';
import { enqueueMail, type NewMail } from '#academy/mail/mail.repository.ts';
import { type MailWorker, startMailWorker } from '#academy/mail/mail-worker.ts';
import type { MailTransport } from '#academy/mail/outgoing-mail.ts';
import { openSmtpTransport, type SmtpLimits } from '#academy/mail/smtp-transport.ts';
import { mailOutbox, settings } from '#schema/academy.ts';
import { PATIENCE } from '#test/patience.ts';
import { createTestDatabase } from '#test/test-database.ts';

const PATIENT: SmtpLimits = { connectMs: 10_000, replyMs: 10_000, wholeMs: 15_000 };
const PUBLIC_URL = 'https://bayan.example';
export const NOW = new Date('2026-11-15T09:00:00.000Z');

/** An outbox on a database of its own, workers on request, and a clock that the test moves. */
export async function openMailSetup() {
  const database = await createTestDatabase();
  const lines: string[] = [];
  const note = (details: object, message: string) => void lines.push(JSON.stringify({ ...details, message }));
  const log = { info: note, warn: note, error: note };
  const db = openDatabase(database.url, log);
  const listener = openListener(db.$client);
  const workers: MailWorker[] = [];
  let now = NOW;

  const startWorkerWith = (transport: MailTransport) => {
    const worker = startMailWorker({
      db,
      listener,
      config: { publicUrl: PUBLIC_URL },
      transport,
      clock: () => now,
      log,
    });
    workers.push(worker);
    return worker;
  };
  return {
    db,
    databaseUrl: database.url,
    /** Everything that was logged. */
    lines,
    enqueue: (mail: Partial<NewMail> = {}) =>
      inTransaction(db, tx =>
        enqueueMail(tx, {
          kind: 'recovery',
          to: 'maryam@family.example',
          language: 'en',
          data: { link: `${PUBLIC_URL}/auth/v1/verify?token=secret-token`, code: '482913' },
          now,
          ...mail,
        } as NewMail),
      ),
    startWorkerWith,
    startWorker: (url: string, limits = PATIENT) => startWorkerWith(openSmtpTransport(url, limits)),
    advance(milliseconds: number) {
      now = new Date(now.getTime() + milliseconds);
      for (const worker of workers) worker.wake();
    },
    outbox: () => db.select().from(mailOutbox).orderBy(mailOutbox.createdAt, mailOutbox.id),
    untilOutbox: (statuses: (typeof mailOutbox.$inferSelect)['status'][]) =>
      vi.waitFor(
        async () => {
          const rows = await db.select().from(mailOutbox);
          if (rows.map(row => row.status).join() !== statuses.join()) throw new Error(JSON.stringify(rows));
          return rows;
        },
        { ...PATIENCE, interval: 20 },
      ),
    /** Waits until the outbox has noted that many attempts, the last of them over. */
    untilAttempted: (attempts: number) =>
      vi.waitFor(
        async () => {
          const [row] = await db.select().from(mailOutbox);
          if (row?.attempts !== attempts || row.claimedUntil !== null) throw new Error(JSON.stringify(row));
          return row;
        },
        { ...PATIENCE, interval: 20 },
      ),
    changeSettings: (change: Partial<typeof settings.$inferInsert>) =>
      db.update(settings).set(change).where(eq(settings.id, 1)),
    async close() {
      await Promise.all(workers.map(worker => worker.stop()));
      await listener.stop();
      await db.$client.end();
      await database.drop();
    },
  };
}
export type MailSetup = Awaited<ReturnType<typeof openMailSetup>>;
