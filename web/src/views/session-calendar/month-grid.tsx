import type { Week } from '@bayan/domain/gulf-calendar/week';
import { weekdayOf } from '@bayan/domain/time/days';
import { wallClock } from '@bayan/domain/time/zoned-time';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '#platform/api/use-endpoint.ts';
import { useNow } from '#platform/use-now.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { LaneKind } from './calendar-address.ts';
import { DayHolidays } from './day-holidays.tsx';
import { useDayCounts } from './use-day-counts.ts';
import { useDayNames } from './use-days-text.ts';

/** Six weeks have fewer. */
const MAX_HOLIDAYS = 100;

interface MonthGridProps {
  readonly label: string;
  readonly day: string;
  readonly days: readonly string[];
  readonly week: Week;
  readonly by: LaneKind;
  /** Everybody where nobody is chosen. */
  readonly lanes: readonly string[];
  readonly onOpenDay: (day: string) => void;
}

/** How many lessons each day has; a day leads to its own view. */
export function MonthGrid({ label, day, days, week, by, lanes, onOpenDay }: MonthGridProps) {
  const { t } = useTranslation('session-calendar');
  const namesOf = useDayNames();
  const today = wallClock(useNow(), useViewerTimezone()).date;
  const counts = useDayCounts({ days, by, lanes });
  const { data: holidays } = useEndpoint('GET /api/holidays', {
    query: { from: days.at(0) ?? day, to: days.at(-1) ?? day, limit: MAX_HOLIDAYS },
  });
  const weeks = Array.from({ length: days.length / 7 }, (_, i) => days.slice(i * 7, i * 7 + 7));
  const month = day.slice(0, 'YYYY-MM'.length);
  return (
    <div className="overflow-hidden rounded-large border border-line bg-paper">
      <table className="w-full table-fixed text-sm">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr className="border-b border-line text-xs text-ink-soft">
            {days.slice(0, 7).map(one => (
              <th key={one} scope="col" className="p-2 text-start font-medium wrap-anywhere max-sm:px-0.5">
                {namesOf(one).short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map(row => (
            <tr key={row[0]} className="border-b border-line last:border-b-0">
              {row.map(one => {
                const { number, hijri, long } = namesOf(one);
                const count = counts?.get(one);
                return (
                  <td
                    key={one}
                    className={`h-20 border-s border-line align-top first:border-s-0 ${week.weekend.includes(weekdayOf(one)) ? 'bg-sand' : ''} ${one.startsWith(month) ? '' : 'text-ink-soft'}`}
                  >
                    <button
                      type="button"
                      aria-current={one === today ? 'date' : undefined}
                      onClick={() => onOpenDay(one)}
                      className="flex size-full min-h-20 cursor-pointer flex-col gap-1 p-2 text-start max-sm:px-0.5 outline-offset-[-2px] aria-[current=date]:font-semibold aria-[current=date]:text-teal"
                    >
                      <VisuallyHidden>
                        {count ? t('dayCount', { day: long, count: count.sessions }) : long}
                      </VisuallyHidden>
                      <span aria-hidden className="contents">
                        <span className="flex w-full flex-wrap justify-between gap-x-1 tabular-nums">
                          <span>{number}</span>
                          <span className="text-xs text-ink-soft">{hijri}</span>
                        </span>
                        {count !== undefined && count.sessions > 0 && (
                          <span className="max-w-full rounded-full bg-teal-soft px-2 text-xs wrap-anywhere max-sm:px-1 font-semibold text-ink tabular-nums">
                            {t(count.isMore ? 'countMore' : 'count', { count: count.sessions })}
                          </span>
                        )}
                      </span>
                      <DayHolidays day={one} holidays={holidays?.items ?? []} />
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
