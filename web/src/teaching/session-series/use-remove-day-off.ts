import { useChange } from '#platform/api/use-change.ts';
import type { DayOff } from './day-off.ts';
import type { WholeSeries } from './use-whole-series.ts';

/** Takes a day off or a pause back. */
export function useRemoveDayOff({ id, version }: Pick<WholeSeries, 'id' | 'version'>) {
  const day = useChange('DELETE /api/session-series/{id}/days/{day}');
  const pause = useChange('DELETE /api/session-series/{id}/pauses/{pauseId}');
  return {
    isPending: day.isPending || pause.isPending,
    error: day.error ?? pause.error,
    remove({ kind, off }: DayOff, onSuccess: () => void, onSettled: () => void) {
      day.reset();
      pause.reset();
      const then = { onSuccess, onSettled };
      if (kind === 'day') day.mutate({ params: { id, day: off.day }, version }, then);
      else pause.mutate({ params: { id, pauseId: off.id }, version }, then);
    },
  };
}
