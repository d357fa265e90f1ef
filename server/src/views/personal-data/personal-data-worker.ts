import type { Database } from '@bayan/platform/db/database';
import type { Listener } from '@bayan/platform/db/listen';
import type { FileStore } from '@bayan/platform/file-store/file-store';
import type { Disk } from '@bayan/platform/file-store/incoming';
import type { Logger } from 'pino';
import { PERSONAL_DATA_CHANNEL } from './exports.repository.ts';
import { deleteOldExports, makeWaitingExports } from './make-exports.ts';
import { runDueErasures } from './run-erasures.ts';

const LOOK_EVERY_MS = 10 * 60_000;

interface Parts {
  readonly db: Database;
  readonly listener: Listener;
  readonly files: FileStore;
  readonly disk: Disk;
  readonly clock: () => Date;
  readonly log: Pick<Logger, 'error'>;
}

/** Makes exports once they are asked for and runs erasures once they are due, in every process alike. */
export function startPersonalDataWorker({ db, listener, files, disk, clock, log }: Parts) {
  let isStopped = false;
  let working = Promise.resolve();
  const work = async () => {
    if (isStopped) return;
    const now = clock();
    await makeWaitingExports(db, { files, disk, now, log });
    await deleteOldExports(db, { files, now });
    await runDueErasures(db, { files, dataDir: disk.dataDir, now, log });
  };
  /** One look after the other; the last word counts. */
  const wake = () => {
    working = working
      .then(work)
      .catch((error: unknown) => log.error({ err: error }, 'personal data was not looked after'));
  };
  const unhear = listener.hear(PERSONAL_DATA_CHANNEL, wake);
  const timer = setInterval(wake, LOOK_EVERY_MS);
  wake();
  return {
    async stop() {
      isStopped = true;
      unhear();
      clearInterval(timer);
      await working;
    },
  };
}
