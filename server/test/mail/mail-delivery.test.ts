import { Refusal } from '@bayan/domain/errors';
import { inTransaction } from '@bayan/platform/db/transaction';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enqueueMail } from '#academy/mail/mail.repository.ts';
import { PATIENCE } from '#test/patience.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { type MailSetup, NOW, openMailSetup } from './mail-setup.ts';

let setup: MailSetup;
let server: MailServer;
beforeEach(async () => {
  setup = await openMailSetup();
  server = await startMailServer();
});
afterEach(async () => {
  await setup.close();
  await server.stop();
});

test('a mail is delivered once, with a text and an HTML part in its language', async () => {
  await setup.enqueue({ language: 'ar' });
  setup.startWorker(server.url);
  await setup.untilOutbox(['sent']);
  const [mail] = server.received;
  expect(server.received).toHaveLength(1);
  expect(mail?.subject).toBe('اختيار كلمة مرور جديدة');
  expect(mail?.to).toEqual([{ name: '', address: 'maryam@family.example' }]);
  expect(mail?.from).toEqual({ name: 'أكاديمية بيان', address: 'no-reply@bayan.example' });
  expect(mail?.text).toContain('https://bayan.example/auth/v1/verify?token=secret-token\n');
  expect(mail?.text).toContain('\n482913\n');
  expect(mail?.html).toContain('<html lang="ar" dir="rtl">');
  expect(mail?.html).toContain('href="https://bayan.example/auth/v1/verify?token=secret-token"');
  expect(mail?.messageId).toMatch(/^<[0-9a-f-]{36}@bayan\.example>$/);
});

test('a worker at rest hears of a new mail when it is stored, not at its next look', async () => {
  setup.startWorker(server.url);
  await vi.waitFor(async () => {
    const { rows } = await setup.db.$client.query(
      `select 1 from pg_stat_activity where query = 'listen "mail"' and datname = current_database()`,
    );
    expect(rows).toHaveLength(1);
  }, PATIENCE);
  const start = performance.now();
  await setup.enqueue();
  await setup.untilOutbox(['sent']);
  expect(performance.now() - start).toBeLessThan(2_000);
});

test('a change that fails sends no mail', async () => {
  const change = inTransaction(setup.db, async tx => {
    await enqueueMail(tx, {
      kind: 'password-changed',
      to: 'a@b.example',
      language: 'en',
      data: {},
      now: NOW,
    });
    throw new Refusal('not-found');
  });
  await expect(change).rejects.toThrow(Refusal);
  expect(await setup.outbox()).toEqual([]);
});

test('links and codes leave the outbox when the mail has gone, and never enter the log', async () => {
  await setup.enqueue();
  setup.startWorker(server.url);
  const [row] = await setup.untilOutbox(['sent']);
  expect(row).toMatchObject({ data: {}, attempts: 1, sentAt: NOW, lastError: null });
  expect(setup.lines.join()).toContain('a mail went out');
  expect(setup.lines.join()).not.toMatch(/secret-token|482913|family\.example/);
});

test('the academy writes from its contact address under its own name', async () => {
  await setup.changeSettings({ contactEmail: 'hello@bayan.example', siteName: 'Bayan & Sons' });
  await setup.enqueue();
  setup.startWorker(server.url);
  await setup.untilOutbox(['sent']);
  expect(server.received[0]?.from).toEqual({ name: 'Bayan & Sons', address: 'hello@bayan.example' });
  expect(server.received[0]?.html).toContain('Bayan &amp; Sons');
});

test('silenced notifications are not sent, the mails of sign-in are', async () => {
  await setup.changeSettings({ emailNotifications: false });
  await setup.enqueue({ kind: 'account-waiting', data: { name: 'Maryam', email: 'm@family.example' } });
  await setup.enqueue({ kind: 'password-changed', data: {} });
  expect((await setup.outbox()).map(row => row.kind)).toEqual(['password-changed']);
});

test('what a worker is about to take when notifications are silenced is withdrawn (R198)', async () => {
  await setup.enqueue({ kind: 'account-waiting', data: { name: 'Maryam', email: 'm@family.example' } });
  const client = await setup.db.$client.connect();
  try {
    await client.query('begin');
    await client.query('lock table mail_outbox');
    setup.startWorker(server.url);
    const isHeld = async () => {
      const { rows } = await setup.db.$client.query(
        "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      );
      return rows.length > 0;
    };
    await expect.poll(isHeld).toBe(true);
    await client.query('update settings set email_notifications = false');
    await client.query('commit');
  } finally {
    client.release();
  }
  await setup.untilOutbox(['withdrawn']);
  expect(server.tries).toBe(0);
});

test('an address that looks like a list of addresses is not one', async () => {
  await setup.enqueue({ to: 'one@family.example,two@family.example' });
  setup.startWorker(server.url);
  expect((await setup.untilAttempted(1)).lastError).toContain('recipient');
  expect(server.recipients).toEqual([]);
});

test('two workers share the outbox and send nothing twice', async () => {
  const count = 60;
  await Promise.all(Array.from({ length: count }, () => setup.enqueue()));
  setup.startWorker(server.url);
  setup.startWorker(server.url);
  await setup.untilOutbox(Array.from({ length: count }, () => 'sent' as const));
  expect(server.received).toHaveLength(count);
  expect(new Set(server.received.map(mail => mail.messageId)).size).toBe(count);
});

test('a mail server that hangs does not slow the change that causes a mail', async () => {
  server.behave('hang');
  setup.startWorker(server.url, { connectMs: 10_000, replyMs: 3_000, wholeMs: 15_000 });
  const start = performance.now();
  for (let n = 0; n < 20; n++) await setup.enqueue();
  expect(performance.now() - start).toBeLessThan(3_000);
  expect((await setup.outbox()).map(row => row.status)).not.toContain('sent');
});
