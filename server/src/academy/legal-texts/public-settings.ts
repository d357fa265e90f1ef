import { fallbackLanguage } from '@bayan/domain/language/language';
import type { PublicSettings } from '@bayan/domain/settings/page-settings';
import type { Queryable } from '@bayan/platform/db/database';
import { readSettings } from '#academy/settings/settings.repository.ts';
import { listVersions } from './legal-texts.repository.ts';

/** What public pages are made of: the settings, and the notice that they lead to. */
export async function readPublicSettings(db: Queryable): Promise<PublicSettings> {
  const [privacyVersion = null] = await listVersions(db, 'privacy', fallbackLanguage);
  return { ...(await readSettings(db)), privacyVersion };
}
