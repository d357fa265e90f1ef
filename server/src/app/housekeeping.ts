import {
  deleteCountedAttempts,
  deleteExpiredChallenges,
  deleteExpiredFlowCodes,
  deleteExpiredPasskeyChallenges,
  deleteExpiredTokens,
  deleteOldSignUps,
  deleteOverAuthSessions,
  deleteUnusedBrowsers,
  deleteUnverifiedFactors,
  removeOpenSignUps,
} from '@bayan/auth/cleanup-auth';
import { sealFactors } from '@bayan/auth/factors/seal-factors';
import type { FactorKeys } from '@bayan/auth/tokens/factor-keys';
import type { Database } from '@bayan/platform/db/database';
import { deleteOldKeys } from '@bayan/platform/db/idempotency';
import type { FileStore } from '@bayan/platform/file-store/file-store';
import type { Logger } from 'pino';
import { deleteStrayFiles, deleteUnclaimedFiles } from '#academy/files/cleanup-files.ts';
import { deleteOldUploads } from '#academy/files/cleanup-uploads.ts';
import { addExpectedHolidays } from '#academy/holidays/add-expected-holidays.ts';
import { deleteOldMails, markInterruptedFailed } from '#academy/mail/mail.repository.ts';
import { deleteOldPictures } from '#people/profiles/cleanup-pictures.ts';
import { deleteOldSecurityEvents } from '#people/security-events/security-events.repository.ts';
import { notifyOfClockChanges } from '#teaching/clock-changes/notify-of-clock-changes.ts';
import { deleteOldImportData } from '#teaching/imports/imports.repository.ts';
import { deleteOldNotices } from '#teaching/notices/notices.repository.ts';
import { notifyOfLateApplications } from '#teaching/notices/notify-of-late-applications.ts';
import { deleteOldReminders } from '#teaching/reminders/reminders.repository.ts';
import { deleteRemovedResources } from '#teaching/resources/delete-removed-resources.ts';
import { deleteOldStatusChanges } from '#teaching/sessions/session-undos.repository.ts';
import { deleteRemovedStaffNotes } from '#teaching/staff-notes/staff-notes.repository.ts';
import { deleteOldApplications } from '#views/personal-data/delete-old-applications.ts';
import { keepStatistics } from '#views/statistics/keep-statistics.ts';
import { authHost } from './auth-host.ts';
import { storePageFiles } from './pages/page-files.repository.ts';
import type { Pages } from './pages/pages.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

type Chore = (db: Database, now: Date) => Promise<unknown>;

const choresOf = ({ dataDir, files, factorKeys, pages }: Parts): readonly Chore[] => [
  deleteOldKeys,
  deleteExpiredTokens,
  deleteExpiredFlowCodes,
  deleteExpiredChallenges,
  deleteExpiredPasskeyChallenges,
  deleteCountedAttempts,
  deleteUnusedBrowsers,
  deleteUnverifiedFactors,
  ...(factorKeys ? [sealFactors(factorKeys)] : []),
  deleteOverAuthSessions,
  removeOpenSignUps(authHost),
  deleteOldSignUps,
  markInterruptedFailed,
  deleteOldMails,
  deleteOldReminders,
  deleteOldNotices,
  deleteOldStatusChanges,
  deleteOldSecurityEvents,
  deleteRemovedResources(files),
  deleteRemovedStaffNotes,
  deleteOldImportData,
  deleteOldApplications(files),
  deleteUnclaimedFiles(files),
  deleteStrayFiles(files, dataDir),
  deleteOldPictures(files),
  storePageFiles(() => pages.hashedFiles()),
  addExpectedHolidays,
];

/**
 * What somebody could fill the disk with in an hour (R612), what colleagues must hear of soon (R831), and what the next
 * reader of the statistics would wait for.
 */
const quickChoresOf = ({ files }: Parts): readonly Chore[] => [
  deleteOldUploads(files),
  notifyOfLateApplications,
  notifyOfClockChanges,
  keepStatistics,
];

interface Parts {
  readonly dataDir: string;
  readonly files: FileStore;
  /** None where a hosted service keeps second factors. */
  readonly factorKeys: FactorKeys | null;
  readonly pages: Pick<Pages, 'hashedFiles'>;
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
