import type { AuthHost } from '@bayan/auth/auth-host';
import { recordChange } from '#academy/audit/audit.repository.ts';
import { enqueueMail } from '#academy/mail/mail.repository.ts';
import { readSettings } from '#academy/settings/settings.repository.ts';
import { activeAdmins, lockOwners } from '#people/profiles/admins.repository.ts';
import {
  deleteProfile,
  insertProfile,
  rewriteProfile,
  setActive,
} from '#people/profiles/profile-changes.repository.ts';
import { lockPerson, ownProfileRow } from '#people/profiles/profiles.repository.ts';
import { recordSecurityEvent } from '#people/security-events/security-events.repository.ts';

/** What is done with a person in folders above those of people. */
interface Elsewhere {
  readonly calendar: AuthHost['calendar'];
  /** In the transaction that makes the person inactive. */
  readonly deactivated: AuthHost['people']['deactivate'];
}

/** The academy, as its sign-in service calls it. */
export const createAuthHost = ({ calendar, deactivated }: Elsewhere): AuthHost => ({
  record: recordChange,
  recordSecurityEvent,
  mail: enqueueMail,
  siteNames: async q => {
    const { siteName, siteNameAr } = await readSettings(q);
    return { en: siteName, ar: siteNameAr };
  },
  people: {
    create: insertProfile,
    update: rewriteProfile,
    remove: deleteProfile,
    deactivate: async (tx, id, now) => {
      await setActive(tx, id, false);
      await deactivated(tx, id, now);
    },
    lock: async (tx, id) => (await lockPerson(tx, id))?.profile ?? null,
    lockOwners,
    activeAdmins,
    localeOf: ownProfileRow,
  },
  calendar,
});
