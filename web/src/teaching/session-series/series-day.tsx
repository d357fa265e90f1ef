import type { SeriesPreview } from '@bayan/domain/session-series/session-series.contract';
import { useTranslation } from 'react-i18next';
import { dayInYearText, shortDayText, timeText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { useCity } from '#platform/use-city.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { seriesRowClass } from './series-row-class.ts';
import { useClashText } from './use-clash-text.ts';
import { useMarkText } from './use-mark-text.ts';

type Day = SeriesPreview['days'][number];

interface SeriesDayProps {
  readonly day: Day;
  /** Which lesson it is; null where there is none. */
  readonly number: number | null;
  readonly preview: SeriesPreview;
  readonly onDecide: (day: string, isOn: boolean) => void;
}

/** One day by both clocks, with what there is to know of it and what can be decided (R454). */
export function SeriesDay({ day, number, preview, onDecide }: SeriesDayProps) {
  const { t } = useTranslation('session-series');
  const language = useLanguage();
  const city = useCity();
  const markText = useMarkText(day);
  const { startsAt, isOn, clash, marks } = day;
  const start = new Date(startsAt);
  const { timezone, tutorTimezone, head } = preview;
  const clashText = useClashText(timezone);
  const inYear = { language, timeZone: timezone };
  const isShifted = head.shifts.some(({ fromOn, untilOn }) => fromOn <= day.day && day.day <= untilOn);
  const clock = (timeZone: string) => (
    <>
      <VisuallyHidden>{city(timeZone)} </VisuallyHidden>
      <bdi dir="ltr">{timeText(start, { language, timeZone })}</bdi>
    </>
  );
  return (
    <div className={`${seriesRowClass} py-1.5 tabular-nums`}>
      <span aria-hidden="true" className="text-sm text-ink-soft max-sm:hidden">
        {number}
      </span>
      <span className={isOn ? '' : 'text-ink-soft line-through'}>{dayInYearText(start, inYear)}</span>
      <span className="font-semibold">{isOn && clock(timezone)}</span>
      <span className={isShifted ? 'font-semibold text-brass-text' : 'text-ink-soft'}>
        {isOn && tutorTimezone !== timezone && clock(tutorTimezone)}
      </span>
      <span className="flex flex-wrap items-center justify-end gap-1.5 max-sm:order-last max-sm:col-span-full max-sm:justify-start max-sm:empty:hidden">
        {marks.map(mark => (
          <Badge key={mark} tone={mark === 'clash' ? 'danger' : 'quiet'}>
            {markText(mark)}
          </Badge>
        ))}
      </span>
      <span className="-me-4">
        {!clash && (
          <Button
            tone="quiet"
            aria-label={t(isOn ? 'skip.of' : 'teach.of', { day: shortDayText(start, inYear) })}
            onPress={() => onDecide(day.day, !isOn)}
          >
            {t(isOn ? 'skip.label' : 'teach.label')}
          </Button>
        )}
      </span>
      {clash && <p className="col-span-full pb-1.5 text-sm">{clashText(clash)}</p>}
    </div>
  );
}
