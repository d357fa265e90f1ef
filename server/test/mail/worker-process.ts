import { openDatabase } from '../../src/db/database.ts';
import { startMailWorker } from '../../src/features/mail/mail-worker.ts';
import { openSmtpTransport } from '../../src/features/mail/smtp-transport.ts';

/** A worker in a process of its own, for the test that kills it. */
const [, , databaseUrl = '', smtpUrl = '', now = ''] = process.argv;
const log = { info: () => {}, warn: () => {}, error: () => {} };
startMailWorker({
  db: openDatabase(databaseUrl, log),
  config: { publicUrl: 'https://bayan.example' },
  transport: openSmtpTransport(smtpUrl),
  clock: () => new Date(now),
  log,
});
