import type { Database } from '@bayan/platform/db/database';
import { inTransaction } from '@bayan/platform/db/transaction';
import type { FileStore } from '@bayan/platform/file-store/file-store';
import { sql } from 'drizzle-orm';
import { settings } from '#schema/academy.ts';
import { insertApplications } from './insert-applications.ts';
import { insertAvailability } from './insert-availability.ts';
import { insertConsequences } from './insert-consequences.ts';
import { insertHomework, insertProgressNotes } from './insert-coursework.ts';
import { insertFamilyPrices } from './insert-family-prices.ts';
import { insertGuardians } from './insert-guardians.ts';
import { insertLibrary, libraryFiles } from './insert-library.ts';
import { insertPeople } from './insert-people.ts';
import { insertSampleSeries } from './insert-series.ts';
import { insertAssignments, insertSessions } from './insert-sessions.ts';
import { insertSampleTimetable } from './insert-timetable.ts';
import { insertVetting } from './insert-vetting.ts';
import { isEmptyStore } from './is-empty-store.ts';
import { newSampleIds } from './sample-ids.ts';
import { sampleSettings } from './sample-settings.ts';
import { sampleTime } from './sample-time.ts';
import { storeFiles } from './store-files.ts';

/** Any constant will do, as long as every process of ours waits for the same one. */
const SAMPLE_LOCK = 7_240_119;

interface LoadOptions {
  readonly now: Date;
  readonly files: FileStore;
}

/**
 * Fills an empty store with an academy that looks lived in. All rows come at once or not at all; the files they speak
 * of are there before them.
 */
export async function loadSample(db: Database, { now, files }: LoadOptions): Promise<void> {
  const time = sampleTime(now);
  const stored = await storeFiles(files, libraryFiles);
  await inTransaction(db, async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SAMPLE_LOCK})`);
    // Another process that started at the same time may have been first.
    if (!(await isEmptyStore(tx))) return;
    const ids = newSampleIds();
    await tx.update(settings).set(sampleSettings);
    await insertPeople(tx, ids, time);
    await insertAvailability(tx, ids, time);
    await insertGuardians(tx, ids, time);
    await insertAssignments(tx, ids, time);
    await insertSessions(tx, ids, time);
    await insertConsequences(tx);
    await insertFamilyPrices(tx, ids, time);
    await insertSampleSeries(tx, ids, time);
    await insertSampleTimetable(tx, time);
    await insertVetting(tx, ids, time);
    await insertHomework(tx, ids, time);
    await insertProgressNotes(tx, ids, time);
    await insertLibrary(tx, ids, time, stored);
    await insertApplications(tx, ids, time);
  });
}
