import { audited } from '#prove/crash/change.ts';
import { unique, type Writer } from '#prove/crash/scenario.ts';

const MAKE = 'post /api/timetables';
const CHANGE = 'patch /api/timetables/{id}';
const APPLY = 'post /api/timetables/{id}/apply';
const LIFT = 'post /api/timetables/{id}/lift';
const FIRST_YEAR = 1450;

/** Timetables of Oman, each of a year of its own, applied and lifted again. */
export const timetableWriter: Writer = {
  routes: [MAKE, CHANGE, APPLY, LIFT],
  start: async ({ admin: token, store, perform }) => {
    let years = 0;
    return async () => {
      const hijriYear = FIRST_YEAR + (years++ % 50);
      const isThere = "select id, version from timetables where country = 'OM' and hijri_year = $1";
      const body = { country: 'OM', hijriYear };
      if (years <= 50)
        await perform(
          audited({
            route: MAKE,
            call: { method: 'POST', path: '/api/timetables', token, body, key: `timetable-${hijriYear}` },
            action: 'timetable.made',
            after: body,
          }),
        );
      const { id, version } = await store.only(isThere, [hijriYear]);
      await perform(
        audited({
          route: CHANGE,
          call: {
            ...{ method: 'PATCH', path: `/api/timetables/${id}`, token, version: Number(version) },
            body: { certainty: Number(version) % 2 ? 'announced' : 'expected' },
          },
          action: 'timetable.changed',
          target: String(id),
          after: { country: 'OM', hijriYear },
        }),
      );
      const path = `/api/timetables/${id}` as const;
      const settle = { method: 'POST', token, body: {} } as const;
      await perform(
        audited({
          route: APPLY,
          call: { ...settle, path: `${path}/apply`, version: Number(version) + 1, key: unique('key') },
          action: 'timetable.applied',
          target: String(id),
          after: { status: 'applied' },
        }),
      );
      await perform(
        audited({
          route: LIFT,
          call: { ...settle, path: `${path}/lift`, version: Number(version) + 2, key: unique('key') },
          action: 'timetable.lifted',
          target: String(id),
          after: { status: 'draft' },
        }),
      );
    };
  },
};
