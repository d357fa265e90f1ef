import { createAuthHost } from './features/accounts/auth-host.ts';
import { deleteFeed } from './features/calendar/calendar.repository.ts';
import { renewCalendarAddress } from './features/calendar/renew-calendar-address.ts';
import { withdrawAllMails } from './features/reminders/reminders.repository.ts';

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
