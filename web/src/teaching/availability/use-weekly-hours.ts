import { isValidOn, type WeekdayRange } from '@bayan/domain/availability/hours';
import { addDays, weekdayOf } from '@bayan/domain/time/days';
import { wallClock } from '@bayan/domain/time/zoned-time';
import { useCall } from '#platform/api/use-call.ts';
import { useRefresh } from '#platform/api/use-change.ts';
import { useEndpoint } from '#platform/api/use-endpoint.ts';
import { useNow } from '#platform/use-now.ts';
import { asPlanned, type PlannedTutor } from './planned-tutor.ts';
import type { HoursByClock } from './use-hours-text.ts';

/** What can be set about a tutor's week. */
export interface WeeklyChoice {
  readonly timezone: string;
  readonly hours: WeekdayRange[];
  readonly mostADay: number | null;
  readonly bufferMinutes: number;
}

/** The hours that hold today, and how to set others from today on. The ones before stay as they were. */
export function useWeeklyHours(tutor: PlannedTutor) {
  const call = useCall();
  const refresh = useRefresh();
  const today = wallClock(useNow(), tutor.timezone).date;
  const { data, error, refetch } = useEndpoint('GET /api/availability', {
    query: asPlanned(tutor),
  });
  const current = data?.items.find(set => isValidOn(set, today)) ?? null;
  const next = data?.items.findLast(({ validFrom }) => validFrom > today) ?? null;

  /** Hours that began today are changed; others end yesterday, and new ones begin. */
  const changes = (choice: WeeklyChoice) => {
    if (current?.validFrom === today)
      return { kind: 'change', id: current.id, version: current.version, body: choice } as const;
    const validUntil = next ? addDays(next.validFrom, -1) : null;
    return { kind: 'add', body: { ...choice, ...asPlanned(tutor), validFrom: today, validUntil } } as const;
  };
  return {
    tutor,
    isLoaded: data !== undefined,
    error,
    retry: () => void refetch(),
    current,
    today,
    /** The weekly hours of a date, by the clock of their set (R477). */
    hoursOn(day: string): HoursByClock {
      const { timezone, hours } = data?.items.find(set => isValidOn(set, day)) ?? { ...tutor, hours: [] };
      return {
        timezone,
        ranges: hours
          .filter(({ weekday }) => weekday === weekdayOf(day))
          .map(({ opens, closes }) => ({ opens, closes })),
      };
    },
    async preview(choice: WeeklyChoice) {
      const change = changes(choice);
      return change.kind === 'add'
        ? call('POST /api/availability/preview', { body: change.body })
        : call('POST /api/availability/{id}/preview', {
            params: { id: change.id },
            body: change.body,
            version: change.version,
          });
    },
    async save(choice: WeeklyChoice) {
      const change = changes(choice);
      try {
        return change.kind === 'add'
          ? await call('POST /api/availability', { body: change.body })
          : await call('PATCH /api/availability/{id}', {
              params: { id: change.id },
              body: change.body,
              version: change.version,
            });
      } finally {
        await refresh('availability');
      }
    },
  };
}
