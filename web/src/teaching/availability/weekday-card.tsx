import { AVAILABILITY_LIMITS } from '@bayan/domain/availability/availability.limits';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { GulfHours } from './gulf-hours.tsx';
import { RangeFields } from './range-fields.tsx';
import { emptyRange, type TypedRange } from './weekly-form.ts';

interface WeekdayCardProps {
  readonly weekday: number;
  readonly tutorTimezone: string;
  readonly ranges: readonly TypedRange[];
  /** Whether what is wrong is told: not before somebody tried to save. */
  readonly isChecked: boolean;
  readonly onChange: (ranges: readonly TypedRange[]) => void;
  readonly onCopy: () => void;
}

/** The hours of one weekday, and the same hours as families read them. */
export function WeekdayCard({
  weekday,
  tutorTimezone,
  ranges,
  isChecked,
  onChange,
  onCopy,
}: WeekdayCardProps) {
  const { t } = useTranslation(['availability', 'translation']);
  const heading = useId();
  const day = t(`translation:hours.weekdays.${weekday as 1}`);
  return (
    <Card>
      <section aria-labelledby={heading}>
        <h3 id={heading} className="font-semibold">
          {day}
        </h3>
        {ranges.length === 0 && <p className="mt-2 text-sm text-ink-soft">{t('week.closed')}</p>}
        <div className="mt-3">
          <RangeFields
            name={String(weekday)}
            day={day}
            ranges={ranges}
            isChecked={isChecked}
            onChange={onChange}
          />
        </div>
        <GulfHours tutorTimezone={tutorTimezone} ranges={ranges} />
        <div className="mt-2 flex flex-wrap gap-x-2">
          {ranges.length < AVAILABILITY_LIMITS.rangesADay && (
            <Button
              tone="quiet"
              aria-label={t('week.addTo', { day })}
              onPress={() => onChange([...ranges, emptyRange()])}
            >
              {t('week.add')}
            </Button>
          )}
          {ranges.length > 0 && (
            <Button tone="quiet" aria-label={t('week.copyFrom', { day })} onPress={onCopy}>
              {t('week.copy')}
            </Button>
          )}
        </div>
      </section>
    </Card>
  );
}
