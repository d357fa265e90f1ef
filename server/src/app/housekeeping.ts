import { sealFactors } from '@bayan/auth/factors/seal-factors';
import {
  forgetCountedAttempts,
  forgetExpiredChallenges,
  forgetExpiredFlowCodes,
  forgetExpiredPasskeyChallenges,
  forgetExpiredTokens,
  forgetOldSignUps,
  forgetOverAuthSessions,
  forgetUnusedBrowsers,
  forgetUnverifiedFactors,
  removeOpenSignUps,
} from '@bayan/auth/cleanup-auth';
import type { FactorKeys } from '@bayan/auth/tokens/factor-keys';
import type { Database } from '@bayan/platform/db/database';
import { forgetOldKeys } from '@bayan/platform/db/idempotency';
import type { FileStore } from '@bayan/platform/file-store/file-store';
import type { Logger } from 'pino';
import { forgetStrayFiles, forgetUnclaimedFiles } from '#academy/files/cleanup-files.ts';
import { forgetOldUploads } from '#academy/files/cleanup-uploads.ts';
import { forgetOldMails, giveUpInterrupted } from '#academy/mail/mail.repository.ts';
import { forgetOldPictures } from '#people/profiles/cleanup-pictures.ts';
import { forgetOldSecurityEvents } from '#people/security-events/security-events.repository.ts';
import { forgetOldReminders } from '#teaching/reminders/reminders.repository.ts';
import { eraseRemovedResources } from '#teaching/resources/delete-removed-resources.ts';
import { authHost } from './auth-host.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

type Chore = (db: Database, now: Date) => Promise<unknown>;

const choresOf = ({ dataDir, files, factorKeys }: Parts): readonly Chore[] => [
  forgetOldKeys,
  forgetExpiredTokens,
  forgetExpiredFlowCodes,
  forgetExpiredChallenges,
  forgetExpiredPasskeyChallenges,
  forgetCountedAttempts,
  forgetUnusedBrowsers,
  forgetUnverifiedFactors,
  ...(factorKeys ? [sealFactors(factorKeys)] : []),
  forgetOverAuthSessions,
  removeOpenSignUps(authHost),
  forgetOldSignUps,
  giveUpInterrupted,
  forgetOldMails,
  forgetOldReminders,
  forgetOldSecurityEvents,
  eraseRemovedResources(files),
  forgetUnclaimedFiles(files),
  forgetStrayFiles(files, dataDir),
  forgetOldPictures(files),
];

/** What somebody could fill the disk with in an hour (R612). */
const quickChoresOf = ({ files }: Parts): readonly Chore[] => [forgetOldUploads(files)];

interface Parts {
  readonly dataDir: string;
  readonly files: FileStore;
  /** None where a hosted service keeps second factors. */
  readonly factorKeys: FactorKeys | null;
  readonly clock: () => Date;
  readonly log: Logger;
}

/** What grows with use and is of no use later is thrown away, at start and every hour, by every process alike. */
export function startHousekeeping(db: Database, parts: Parts) {
  const { clock, log } = parts;
  const tidy = (chores: readonly Chore[]) => async () => {
    for (const chore of chores) {
      await chore(db, clock()).catch((error: unknown) =>
        log.error({ err: error, chore: chore.name }, 'housekeeping failed'),
      );
    }
  };
  let running = Promise.resolve();
  const every = (milliseconds: number, chores: readonly Chore[]) => {
    const again = () => {
      running = running.then(tidy(chores));
    };
    again();
    return setInterval(again, milliseconds);
  };
  const timers = [every(10 * MINUTE, quickChoresOf(parts)), every(HOUR, choresOf(parts))];
  return {
    async stop() {
      timers.forEach(clearInterval);
      await running;
    },
  };
}
