import { audited } from '#prove/crash/change.ts';
import { unique, type Writer } from '#prove/crash/scenario.ts';

const SET = 'post /api/students/{id}/price';

/** What a family pays for an hour, each time another price. */
export const familyPriceWriter: Writer = {
  routes: [SET],
  start: async ({ admin: token, student: { id }, perform, read }) => {
    let thousandths = 0;
    const validFrom = new Date().toISOString().slice(0, 10);
    return async () => {
      const perHour = ++thousandths / 1000;
      const version = Number((await read('/api/students/{id}/price', id)).version);
      const body = { perHour, currency: 'KWD', validFrom };
      await perform(
        audited({
          route: SET,
          call: {
            method: 'POST',
            path: `/api/students/${id}/price`,
            ...{ token, version, body, key: unique('key') },
          },
          action: 'family-price.set',
          target: id,
          after: { perHour },
          // The line has the price that was set, and not all those before it.
          toldByLine: ['student', 'prices'],
        }),
      );
    };
  },
};
