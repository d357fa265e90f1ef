import type { Database } from '#db/database.ts';
import { readSettings } from '#features/settings/settings.repository.ts';
import type { AcademyNames } from './password-policy.ts';

/** As the academy calls itself today, in both languages. */
export const academyNamesIn =
  (db: Database): AcademyNames =>
  async () => {
    const { siteName, siteNameAr } = await readSettings(db);
    return [siteName, siteNameAr];
  };
