import type { Logger } from 'pino';
import type { Database } from './db/database.ts';
import { forgetOldKeys } from './db/idempotency.ts';
import {
  endIdleAuthSessions,
  forgetCountedAttempts,
  forgetExpiredChallenges,
  forgetExpiredFlowCodes,
  forgetExpiredTokens,
  forgetOldSignUps,
  forgetUnusedBrowsers,
  forgetUnverifiedFactors,
  removeOpenSignUps,
} from './features/auth/tidy-auth.ts';
import { forgetOldMails } from './features/mail/mail.repository.ts';

const HOUR = 3_600_000;

const CHORES: readonly ((db: Database, now: Date) => Promise<unknown>)[] = [
  forgetOldKeys,
  forgetExpiredTokens,
  forgetExpiredFlowCodes,
  forgetExpiredChallenges,
  forgetCountedAttempts,
  forgetUnusedBrowsers,
  forgetUnverifiedFactors,
  endIdleAuthSessions,
  removeOpenSignUps,
  forgetOldSignUps,
  forgetOldMails,
];

/** What grows with use and is of no use later is thrown away, at start and every hour, by every process alike. */
export function startHousekeeping(db: Database, clock: () => Date, log: Logger) {
  const tidy = async () => {
    for (const chore of CHORES) {
      await chore(db, clock()).catch((error: unknown) =>
        log.error({ err: error, chore: chore.name }, 'housekeeping failed'),
      );
    }
  };
  let running = tidy();
  const timer = setInterval(() => {
    running = running.then(tidy);
  }, HOUR);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
