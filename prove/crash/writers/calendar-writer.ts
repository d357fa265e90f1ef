import { audited } from '#prove/crash/change.ts';
import { unique, type Writer } from '#prove/crash/scenario.ts';

const MAKE = 'post /api/me/calendar-feed';
const REVOKE = 'delete /api/me/calendar-feed';
const PATH = '/api/me/calendar-feed';

const LAST_LINE = `select coalesce(max(id), 0) as id from audit_log where noun = 'calendar-feeds' and target_id = $1`;
/** Each time it is made anew it is taken back before the next: what lies between is this time's. */
const MADE_SINCE = `select from audit_log where action = 'calendar-feed.made' and target_id = $1 and id > $2
  and id < coalesce((select min(id) from audit_log
    where action = 'calendar-feed.revoked' and target_id = $1 and id > $2), 9e18)`;

/** A tutor and the address of her calendar, which nobody else touches. */
export const calendarWriter: Writer = {
  routes: [MAKE, REVOKE],
  start:
    async ({ tutor, store, perform }) =>
    async () => {
      const own = { path: PATH, token: tutor.token } as const;
      const { id: last } = await store.only(LAST_LINE, [tutor.id]);
      await perform({
        route: MAKE,
        call: { ...own, method: 'POST', key: unique('key') },
        inDoubt: 'ask-again',
        times: async () => (await store.rows(MADE_SINCE, [tutor.id, last])).length,
      });
      const { made_at: madeAt } = await store.only(
        'select made_at from calendar_feeds where profile_id = $1',
        [tutor.id],
      );
      await perform(
        audited({
          route: REVOKE,
          call: { ...own, method: 'DELETE' },
          action: 'calendar-feed.revoked',
          target: tutor.id,
          before: { madeAt: (madeAt as Date).toISOString() },
        }),
      );
    },
};
