import { useEffect, useEffectEvent } from 'react';
import type { AnswerOf } from '#platform/api/endpoint-lines.ts';
import { usePages } from '#platform/api/use-pages.ts';

const LIST = 'GET /api/timetables/{id}/slots';
export type TimetableSeries = AnswerOf<typeof LIST>['items'][number];
export type TimetableSlot = TimetableSeries['slots'][number];

/** All weekly series of a timetable, a page after the other: what needs a decision stands first, wherever its name is. */
export function useTimetableSeries(id: string) {
  const pages = usePages(LIST, { params: { id }, query: { limit: 100 } });
  const { hasMore, isBringingMore, error } = pages;
  const bringMore = useEffectEvent(pages.bringMore);
  const isNextWanted = hasMore && !isBringingMore && !error;
  useEffect(() => {
    if (isNextWanted) bringMore();
  }, [isNextWanted]);
  return { ...pages, isWhole: pages.items !== undefined && !hasMore && !pages.isBehind };
}
