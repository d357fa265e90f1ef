import { openDatabase } from '@bayan/platform/db/database';
import { openListener } from '@bayan/platform/db/listen';
import { startMailWorker } from '#academy/mail/mail-worker.ts';
import { openSmtpTransport } from '#academy/mail/smtp-transport.ts';

/** A worker in a process of its own, for whoever kills it. Its clock stands still until its parent says what it reads. */
const [, , databaseUrl = '', smtpUrl = '', start = '', replyMs = '20000'] = process.argv;
let now = new Date(start);
const log = { info: () => {}, warn: () => {}, error: () => {} };
const db = openDatabase(databaseUrl, log);
const worker = startMailWorker({
  db,
  listener: openListener(db.$client),
  config: { publicUrl: 'https://bayan.example' },
  transport: openSmtpTransport(smtpUrl, { connectMs: 10_000, replyMs: Number(replyMs), wholeMs: 60_000 }),
  clock: () => now,
  log,
});
process.on('message', (instant: string) => {
  now = new Date(instant);
  worker.wake();
});
process.on('disconnect', () => process.exit());
process.send?.('started');
