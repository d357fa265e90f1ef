import type { SeriesPreview } from '@bayan/domain/session-series/session-series.contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCity } from '#platform/use-city.ts';
import { Button } from '#ui/button.tsx';
import { clockChangeBetween } from './clock-change.ts';
import { ClockChangeLine } from './clock-change-line.tsx';
import { SeriesDay } from './series-day.tsx';
import { seriesRowClass } from './series-row-class.ts';

interface SeriesDaysProps {
  readonly preview: SeriesPreview;
  readonly onDecide: (day: string, isOn: boolean) => void;
}

/** As many as show the rhythm. */
const SHOWN_FIRST = 8;

type Day = SeriesPreview['days'][number];

/** Each with its number among the lessons, and what has changed on the clocks since the day before. */
function numbered(preview: SeriesPreview) {
  let lessons = 0;
  return preview.days.map((day, i) => {
    if (day.isOn) lessons += 1;
    const before = preview.days[i - 1];
    const change = before && clockChangeBetween(new Date(before.startsAt), new Date(day.startsAt), preview);
    return { day, number: day.isOn ? lessons : null, change: change ?? null };
  });
}

/** What is said of many days stands in the head. */
const isNotable = ({ isOn, marks }: Day) => !isOn || marks.some(mark => mark !== 'outside-hours');

/** The days of a series; at first the first ones, and those that ask for a look. */
export function SeriesDays({ preview, onDecide }: SeriesDaysProps) {
  const { t } = useTranslation('session-series');
  const city = useCity();
  const [isAll, setAll] = useState(false);
  const rows = numbered(preview);
  const shown = isAll
    ? rows
    : rows.filter(({ day, change }, i) => i < SHOWN_FIRST || isNotable(day) || change !== null);
  const { timezone, tutorTimezone } = preview;
  return (
    <div className="flex flex-col gap-2">
      <div aria-hidden="true" className={`${seriesRowClass} text-sm text-ink-soft`}>
        <span className="sm:col-start-2">{t('preview.day')}</span>
        <span className="font-semibold text-ink">{city(timezone)}</span>
        {tutorTimezone !== timezone && <span>{city(tutorTimezone)}</span>}
      </div>
      <ol
        aria-label={t('preview.title')}
        className="overflow-hidden rounded-card border border-line bg-paper"
      >
        {shown.map(({ day, number, change }) => (
          <li key={day.day} className="border-b border-line last:border-0">
            {change && <ClockChangeLine change={change} />}
            <SeriesDay day={day} number={number} preview={preview} onDecide={onDecide} />
          </li>
        ))}
      </ol>
      {shown.length < rows.length && (
        <Button tone="quiet" onPress={() => setAll(true)}>
          {t('preview.all', { count: rows.length })}
        </Button>
      )}
    </div>
  );
}
