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
import { forgetStrayFiles, forgetUnclaimedFiles } from './features/files/tidy-files.ts';
import { forgetOldMails, giveUpInterrupted } from './features/mail/mail.repository.ts';
import { forgetOldPictures } from './features/profiles/tidy-pictures.ts';
import { forgetOldReminders } from './features/reminders/reminders.repository.ts';
import { eraseRemovedResources } from './features/resources/erase-removed-resources.ts';
import { forgetOldUploads } from './features/uploads/tidy-uploads.ts';
import type { FileStore } from './files/file-store.ts';

const HOUR = 3_600_000;

type Chore = (db: Database, now: Date) => Promise<unknown>;

const choresOf = ({ dataDir, files }: Parts): readonly Chore[] => [
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
  giveUpInterrupted,
  forgetOldMails,
  forgetOldReminders,
  eraseRemovedResources(files),
  forgetUnclaimedFiles(files),
  forgetStrayFiles(files, dataDir),
  forgetOldPictures(files),
  forgetOldUploads(files),
];

interface Parts {
  readonly dataDir: string;
  readonly files: FileStore;
  readonly clock: () => Date;
  readonly log: Logger;
}

/** What grows with use and is of no use later is thrown away, at start and every hour, by every process alike. */
export function startHousekeeping(db: Database, parts: Parts) {
  const { clock, log } = parts;
  const chores = choresOf(parts);
  const tidy = async () => {
    for (const chore of chores) {
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
