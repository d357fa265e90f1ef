import { audited } from '#prove/crash/change.ts';
import { unique, type Writer } from '#prove/crash/scenario.ts';

const ADD = 'post /api/lesson-rules';

/** The academy's rules for moving and cancelling, each from a day of its own on. */
export const lessonRulesWriter: Writer = {
  routes: [ADD],
  start: async ({ admin: token, perform }) => {
    let days = 0;
    return async () => {
      const validFrom = new Date(Date.UTC(2044, 0, ++days)).toISOString().slice(0, 10);
      const body = {
        ...{ cutOffHours: 24, movesPerLesson: 2, movesPerMonth: 4, furthestDays: 14, leadHours: 12 },
        ...{ tutorWaitsMinutes: 15, familyWaitsMinutes: 10, selfService: true, validFrom },
      };
      await perform(
        audited({
          route: ADD,
          call: { method: 'POST', path: '/api/lesson-rules', token, body, key: unique('key') },
          action: 'lesson-rules.added',
          after: { validFrom },
          toldByLine: ['by', 'at'],
        }),
      );
    };
  },
};
