import type { SeriesPreview } from '@bayan/domain/session-series/session-series.contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { SeriesDay } from './series-day.tsx';

interface SeriesDaysProps {
  readonly preview: SeriesPreview;
  readonly onDecide: (day: string, isOn: boolean) => void;
}

/** As many as show the rhythm. */
const SHOWN_FIRST = 8;

type Day = SeriesPreview['days'][number];

/** What is said of many days stands in the head. */
const isNotable = ({ isOn, marks }: Day) => !isOn || marks.some(mark => mark !== 'outside-hours');

/** The days of a series; at first the first ones, and those that ask for a look. */
export function SeriesDays({ preview, onDecide }: SeriesDaysProps) {
  const { t } = useTranslation('session-series');
  const [isAll, setAll] = useState(false);
  const { days } = preview;
  const shown = isAll ? days : days.filter((day, i) => i < SHOWN_FIRST || isNotable(day));
  return (
    <>
      <ol aria-label={t('preview.title')} className="rounded-card border border-line">
        {shown.map(day => (
          <SeriesDay key={day.day} day={day} preview={preview} onDecide={onDecide} />
        ))}
      </ol>
      {shown.length < days.length && (
        <Button tone="quiet" onPress={() => setAll(true)}>
          {t('preview.all', { count: days.length })}
        </Button>
      )}
    </>
  );
}
