import type { AnswerOf } from '#platform/api/endpoint-lines.ts';
import { useEndpoint } from '#platform/api/use-endpoint.ts';

const LIST = 'GET /api/timetables';
export type Timetable = AnswerOf<typeof LIST>['items'][number];

/** As often as the job looks for series that are to follow. */
const LOOK_EVERY_MS = 5000;

/** The Ramadan timetables, soonest first: of six countries there are few. While sessions follow one, its progress is looked at. */
export const useTimetables = () =>
  useEndpoint(
    LIST,
    { query: { limit: 100 } },
    {
      refetchInterval: ({ state }) =>
        state.data?.items.some(({ toSettle }) => toSettle > 0) ? LOOK_EVERY_MS : false,
    },
  );
