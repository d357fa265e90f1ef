import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openMailTransport } from '#academy/mail/open-transport.ts';
import { type MailSetup, openMailSetup } from './mail-setup.ts';

let setup: MailSetup;
let dataDir: string;
beforeEach(async () => {
  setup = await openMailSetup();
  dataDir = mkdtempSync(join(tmpdir(), 'bayan-mail-'));
});
afterEach(async () => {
  await setup.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const mode = (path: string) => statSync(path).mode & 0o777;

test('without a mail server each mail becomes a file that only its owner can read', async () => {
  await setup.enqueue({ language: 'ar' });
  setup.startWorkerWith(openMailTransport({ smtpUrl: undefined, dataDir }));
  const [row] = await setup.untilOutbox(['sent']);
  const folder = join(dataDir, 'mail');
  const [name = '', ...others] = readdirSync(folder);
  expect(others).toEqual([]);
  expect(name).toBe(`20261115T090000000Z-recovery-${row?.id}.eml`);
  expect([mode(folder), mode(join(folder, name))]).toEqual([0o700, 0o600]);

  const file = readFileSync(join(folder, name), 'utf8');
  expect(file).toContain('\r\nhttps://bayan.example/auth/v1/verify?token=secret-token\r\n');
  expect(file).toContain('أو أدخلوا هذا الرمز:');
  const mail = await PostalMime.parse(file);
  expect(mail.messageId).toBe(row?.messageId);
  expect(mail.subject).toBe('اختيار كلمة مرور جديدة');
  expect(mail.text).toContain('482913');
  expect(mail.html).toContain('dir="rtl"');
});

test('a repeat replaces the file of the first attempt', async () => {
  await setup.enqueue();
  setup.startWorkerWith(openMailTransport({ smtpUrl: undefined, dataDir }));
  await setup.untilOutbox(['sent']);
  await setup.db.$client.query(
    `update mail_outbox set status = 'waiting', sent_at = null, data = '{"link": "https://bayan.example", "code": "1"}'`,
  );
  setup.advance(0);
  await setup.untilOutbox(['sent']);
  expect(readdirSync(join(dataDir, 'mail'))).toHaveLength(1);
});
