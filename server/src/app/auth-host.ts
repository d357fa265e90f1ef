import { createAuthHost } from '#people/accounts/auth-host.ts';
import { withdrawAllMails } from '#teaching/reminders/reminders.repository.ts';
import { deleteFeed } from '#views/calendar/calendar.repository.ts';
import { renewCalendarAddress } from '#views/calendar/renew-calendar-address.ts';

/** By which the sign-in service reaches the rest of the academy, for every way of starting it. */
export const authHost = createAuthHost({
  calendar: {
    end: async (tx, profileId) => {
      await deleteFeed(tx, profileId);
    },
    renew: renewCalendarAddress,
  },
  deactivated: (tx, id, now) => withdrawAllMails(tx, { id, now }),
});
