import type { Database } from '@bayan/platform/db/database';
import type { AuthHost } from '#auth-host.ts';
import type { AcademyNames } from './password-policy.ts';

/** As the academy calls itself today, in both languages. */
export const academyNamesIn =
  ({ db, host }: { readonly db: Database; readonly host: AuthHost }): AcademyNames =>
  async () => {
    const { en, ar } = await host.siteNames(db);
    return [en, ar];
  };
