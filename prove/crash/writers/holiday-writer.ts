import { audited } from '#prove/crash/change.ts';
import { unique, type Writer } from '#prove/crash/scenario.ts';

const ADD = 'post /api/holidays';
const CHANGE = 'patch /api/holidays/{id}';
const REMOVE = 'delete /api/holidays/{id}';

/** Holidays of a country that the academy ships none of, each on a day of its own. */
export const holidayWriter: Writer = {
  routes: [ADD, CHANGE, REMOVE],
  start: async ({ admin: token, store, perform }) => {
    let days = 0;
    return async () => {
      const day = new Date(Date.UTC(2040, 0, ++days)).toISOString().slice(0, 10);
      const name = unique('holiday');
      const body = { country: 'JO', name, nameAr: 'عطلة', fromOn: day, untilOn: day };
      await perform(
        audited({
          route: ADD,
          call: { method: 'POST', path: '/api/holidays', token, body, key: unique('key') },
          action: 'holiday.added',
          after: { name },
        }),
      );
      const { id, version } = await store.only('select id, version from holidays where name = $1', [name]);
      const own = { path: `/api/holidays/${id}`, token } as const;
      await perform(
        audited({
          route: CHANGE,
          call: { ...own, method: 'PATCH', version: Number(version), body: { isOff: true } },
          action: 'holiday.changed',
          target: String(id),
          after: { isOff: true },
        }),
      );
      await perform(
        audited({
          route: REMOVE,
          call: { ...own, method: 'DELETE', version: Number(version) + 1 },
          action: 'holiday.removed',
          target: String(id),
        }),
      );
    };
  },
};
