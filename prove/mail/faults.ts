import type { Fault } from '#prove/proof.ts';

const WORKER = 'server/src/academy/mail/mail-worker.ts';
const REPOSITORY = 'server/src/academy/mail/mail.repository.ts';

export const faults: readonly Fault[] = [
  {
    name: 'a mail is marked as sent before it is',
    part: 'the mail server refuses',
    file: WORKER,
    find: '      await transport.send(',
    replace: '      await mark(() => markSent(db, mail, clock()));\n      await transport.send(',
  },
  {
    name: 'every attempt has a Message-ID of its own',
    part: 'the line is cut after the mail was taken',
    file: REPOSITORY,
    find: 'coalesce($' + "{mailOutbox.messageId}, '<' ||",
    replace: "coalesce('<' || gen_random_uuid() ||",
  },
  {
    name: 'a mail that failed is not tried again',
    part: 'the mail server refuses',
    file: WORKER,
    find: 'next ? reschedule(db, mail, next, reason) : markFailed(db, mail, reason)',
    replace: 'markFailed(db, mail, reason)',
  },
  {
    name: 'what a dead worker held is never free again',
    part: 'a worker is killed',
    file: REPOSITORY,
    find: "interval '30 seconds'",
    replace: "interval '30 years'",
  },
  {
    name: 'a worker takes what another has in hand',
    part: 'the mail server refuses',
    file: REPOSITORY,
    find: 'or(isNull(mailOutbox.claimedUntil), isClaimOver)',
    replace: 'lte(mailOutbox.nextAttemptAt, now)',
  },
  {
    name: 'what happened to a mail is forgotten while the database is away',
    part: 'the database is taken away',
    file: WORKER,
    find: 'if (isRefusedForGood(error)) return;',
    replace: 'return;',
  },
  {
    name: 'a refused mail is tried again at once',
    part: 'undeliverable',
    file: 'server/src/academy/mail/mail-backoff.ts',
    find: 'FIRST_DELAYS[mail.attempts - 1] ?? HOUR',
    replace: '1',
  },
];
