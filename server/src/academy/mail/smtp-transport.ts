import { isLoopbackHost } from '@bayan/platform/http/loopback-host';
import { createTransport } from 'nodemailer';
import SMTPPool from 'nodemailer/lib/smtp-pool';
import type { MailTransport } from './outgoing-mail.ts';

export interface SmtpLimits {
  readonly connectMs: number;
  /** Of silence. */
  readonly replyMs: number;
  /** For one mail from first to last, against a server that keeps talking without ever coming to an end. */
  readonly wholeMs: number;
}
const LIMITS: SmtpLimits = { connectMs: 10_000, replyMs: 20_000, wholeMs: 60_000 };

/** Without encryption a password would travel in the clear, unless the owner's address itself says otherwise. */
function needsStartTls(address: string): boolean {
  const url = new URL(address);
  const isDecided = url.searchParams.has('requireTLS') || url.searchParams.has('ignoreTLS');
  return url.protocol === 'smtp:' && url.password !== '' && !isLoopbackHost(url.hostname) && !isDecided;
}

export function openSmtpTransport(url: string, limits = LIMITS): MailTransport {
  const open = () => {
    const pool = new SMTPPool({
      url,
      maxConnections: 5,
      // A connection found closed before the mail was begun is replaced once. All else is the outbox's to repeat.
      maxRequeues: 1,
      idleTimeout: 30_000,
      dnsTimeout: limits.connectMs,
      connectionTimeout: limits.connectMs,
      greetingTimeout: limits.replyMs,
      socketTimeout: limits.replyMs,
      disableFileAccess: true,
      disableUrlAccess: true,
      ...(needsStartTls(url) ? { requireTLS: true } : {}),
    });
    const mailer = createTransport(pool);
    return { pool, mailer };
  };
  let current = open();
  return {
    async send({ message }) {
      const used = current;
      const deadline = setTimeout(() => {
        if (current === used) current = open();
        used.pool.close({ force: true });
      }, limits.wholeMs);
      try {
        await used.mailer.sendMail(message);
      } finally {
        clearTimeout(deadline);
      }
    },
    close: () => current.pool.close(),
  };
}
