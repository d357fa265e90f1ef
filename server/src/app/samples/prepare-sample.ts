import { accountsWithKnownPassword } from '@bayan/auth/store/auth-users.repository';
import type { FileStore } from '@bayan/platform/file-store/file-store';
import type { Config } from '#config/config.ts';
import type { Store } from '#store/open-store.ts';
import { isEmptyStore } from './is-empty-store.ts';
import { sampleAccountLines } from './sample-accounts.ts';
import { refuseKnownPasswords, wantsSample } from './sample-rule.ts';

/** Loads the samples where they belong. Answers with what to tell about the accounts that everybody can open. */
export async function prepareSample(
  { db, embedded, files }: Pick<Store, 'db' | 'embedded'> & { readonly files: FileStore },
  config: Config,
  now: Date,
): Promise<readonly string[]> {
  if (wantsSample(config, { embedded, empty: await isEmptyStore(db) })) {
    // Two dozen modules that a store needs once in its life.
    const { loadSample } = await import('./load-sample.ts');
    await loadSample(db, { now, files });
  }
  // While a hosted service signs people in nobody can come in as one of them.
  if (config.hosted) return [];
  const openAccounts = await accountsWithKnownPassword(db);
  refuseKnownPasswords(config, openAccounts);
  return sampleAccountLines(openAccounts);
}
