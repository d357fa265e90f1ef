import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '@bayan/platform/db/database';
import { databaseFailure } from '@bayan/platform/db/failure';
import type { Listener } from '@bayan/platform/db/listen';
import { readSettings } from '#academy/settings/settings.repository.ts';
import type { Config } from '#config/config.ts';
import {
  type ClaimedMail,
  claimReminders,
  claimUrgent,
  isStillDue,
  LEASE_RENEWAL_MS,
  MAIL_CHANNEL,
  markFailed,
  markSent,
  renewClaims,
  reschedule,
  withdraw,
} from './mail.repository.ts';
import { isTooLate, nextAttemptAfter } from './mail-backoff.ts';
import { isNotification } from './mail-kinds.ts';
import { composeMail, type MailTransport, mailHost } from './outgoing-mail.ts';
import { findOwnTexts } from './own-texts.repository.ts';

const AT_ONCE = 5;
/** From one mail to the next, so that an hour's reminders leave this thread to requests: 66 a second at most. */
const GAP_MS = 15;
const POLL_MS = 5_000;
const MARKING_RETRY_MS = 500;
const STOP_WITHIN_MS = 10_000;

interface MailWorkerParts {
  readonly db: Database;
  readonly listener: Listener;
  readonly config: Pick<Config, 'publicUrl'>;
  readonly transport: MailTransport;
  readonly clock: () => Date;
  /** Is told ids and kinds only: addresses, links and what a mail server says stay in the outbox. */
  readonly log: {
    info(details: object, message: string): void;
    warn(details: object, message: string): void;
  };
}

export interface MailWorker {
  /** Finishes what is in hand, within bounds. */
  stop(): Promise<void>;
  /** Looks into the outbox now. */
  wake(): void;
}

export function startMailWorker({
  db,
  listener,
  config,
  transport,
  clock,
  log,
}: MailWorkerParts): MailWorker {
  const { publicUrl } = config;
  const inHand = new Map<string, Promise<void>>();
  const abandoned = new AbortController();
  let isStopping = false;
  let mustLookAgain = false;
  let looking: Promise<void> | undefined;

  function wake() {
    mustLookAgain = true;
    looking ??= look().finally(() => {
      looking = undefined;
      if (canLook()) wake();
    });
  }

  const canLook = () => mustLookAgain && !isStopping && inHand.size < AT_ONCE;

  async function look() {
    while (canLook()) {
      mustLookAgain = false;
      try {
        const now = clock();
        for (const claim of [claimUrgent, claimReminders]) {
          const limit = AT_ONCE - inHand.size;
          if (limit === 0) break;
          const mails = await claim(db, { host: mailHost(publicUrl), limit, now });
          for (const mail of mails) take(mail);
          await delay(mails.length * GAP_MS);
        }
      } catch (error) {
        log.warn({ code: codeOf(error) }, 'the mail outbox cannot be read');
      }
    }
  }

  function take(mail: ClaimedMail) {
    const delivery = deliver(mail).finally(() => {
      inHand.delete(mail.id);
      wake();
    });
    inHand.set(mail.id, delivery);
  }

  async function deliver(mail: ClaimedMail) {
    const about = { mailId: mail.id, kind: mail.kind, attempt: mail.attempts };
    if (isTooLate(mail, clock())) {
      log.warn(about, 'a mail came too late to be of use');
      return mark(() => markFailed(db, mail, mail.lastError ?? 'expired before it could be sent'));
    }
    try {
      // Read once it is in hand: it may have been switched off while the worker was looking (R198).
      const sender = await readSettings(db);
      if (isNotification(mail.kind) && !sender.emailNotifications) return mark(() => withdraw(db, mail));
      if (!(await isStillDue(db, mail))) return;
      const { texts: ownTexts = {} } = (await findOwnTexts(db, mail)) ?? {};
      await transport.send(composeMail(mail, sender, { publicUrl, now: clock(), ownTexts }));
    } catch (error) {
      log.warn({ ...about, code: codeOf(error) }, 'a mail did not go out');
      const next = nextAttemptAfter(mail, clock());
      const reason = reasonOf(error);
      return mark(() => (next ? reschedule(db, mail, next, reason) : markFailed(db, mail, reason)));
    }
    await mark(() => markSent(db, mail, clock()));
    log.info(about, 'a mail went out');
  }

  /**
   * What happened to a mail is not forgotten because the database is away just then: that would send it again. What the
   * database refuses to store it would refuse for ever; the mail comes back when its claim runs out.
   */
  async function mark(write: () => Promise<unknown>) {
    while (!abandoned.signal.aborted) {
      try {
        await write();
        return;
      } catch (error) {
        log.warn({ code: codeOf(error) }, 'the mail outbox cannot be written');
        if (isRefusedForGood(error)) return;
        await delay(MARKING_RETRY_MS, undefined, { signal: abandoned.signal }).catch(() => {});
      }
    }
  }

  const renewal = setInterval(() => {
    if (inHand.size > 0) renewClaims(db, [...inHand.keys()]).catch(() => {});
  }, LEASE_RENEWAL_MS);
  const poll = setInterval(wake, POLL_MS);
  const stopHearing = listener.hear(MAIL_CHANNEL, wake);
  wake();

  return {
    wake,
    async stop() {
      isStopping = true;
      clearInterval(poll);
      stopHearing();
      await looking;
      await Promise.race([Promise.all(inHand.values()), delay(STOP_WITHIN_MS, undefined, { ref: false })]);
      abandoned.abort();
      clearInterval(renewal);
      transport.close();
    },
  };
}

/** Classes of SQLSTATE that are about the statement and what it wants to store, not about the database's day. */
const isRefusedForGood = (error: unknown) => /^(22|23|42)\w{3}$/.test(databaseFailure(error)?.code ?? '');

const codeOf = (error: unknown) => databaseFailure(error)?.code ?? 'unknown';

/** For the admin's eyes, in the outbox, which cannot store every character that a mail server can say. */
const reasonOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).replace(/[\s\p{Cc}]+/gu, ' ').slice(0, 500);
