import type { Config } from '../config.ts';
import type { Store } from '../db/open-store.ts';
import { hasSamplePassword } from '../features/auth/auth.repository.ts';
import { isEmptyStore, loadSample } from './load-sample.ts';
import { SAMPLE_PASSWORD, sampleAccountLines } from './sample-accounts.ts';
import { refuseSamplePasswords, wantsSample } from './sample-rule.ts';

/** Loads the samples where they belong. Answers with what to tell about the accounts, as long as they can be used. */
export async function prepareSample(
  { db, embedded }: Pick<Store, 'db' | 'embedded'>,
  config: Config,
  now: Date,
): Promise<readonly string[]> {
  if (wantsSample(config, { embedded, empty: await isEmptyStore(db) })) {
    await loadSample(db, { now, dataDir: config.dataDir });
  }
  const isUsable = await hasSamplePassword(db, SAMPLE_PASSWORD);
  refuseSamplePasswords(config, isUsable);
  return isUsable ? sampleAccountLines() : [];
}
