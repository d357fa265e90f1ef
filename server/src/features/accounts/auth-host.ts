import { recordChange } from '#features/audit/audit.repository.ts';
import type { AuthHost } from '#features/auth/auth-host.ts';
import { enqueueMail } from '#features/mail/mail.repository.ts';
import {
  activeAdmins,
  deleteProfile,
  insertProfile,
  lockAdmins,
  lockPerson,
  ownProfileRow,
  rewriteProfile,
  setActive,
} from '#features/profiles/profiles.repository.ts';
import { recordSecurityEvent } from '#features/security-events/security-events.repository.ts';
import { readSettings } from '#features/settings/settings.repository.ts';

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
    lockAdmins,
    activeAdmins,
    localeOf: ownProfileRow,
  },
  calendar,
});
