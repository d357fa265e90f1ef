import { wallClock } from '@bayan/domain/time/zoned-time';
import { useEndpoint } from '#platform/api/use-endpoint.ts';

/** Enough to find one after today, however many lessons the student has today. */
const LOOKED_AT = 5;

/** The day of the next lesson with a student that is not today, by the family's clock; null where none is planned (R676). */
export function useNextLessonDay(
  { id, timezone }: { readonly id: string; readonly timezone: string },
  today: string,
): string | null {
  const { data } = useEndpoint('GET /api/sessions', {
    query: { studentId: id, view: 'to-come', status: 'scheduled', limit: LOOKED_AT },
  });
  const days = data?.items.map(({ startsAt }) => wallClock(new Date(startsAt), timezone).date);
  return days?.find(day => day > today) ?? null;
}
