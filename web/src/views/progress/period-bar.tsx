import type { Period } from '@bayan/domain/progress/progress-period';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#platform/lazy-part.ts';
import { Select } from '#ui/select.tsx';
import { choiceOf, PERIOD_CHOICES, type PeriodFilters } from './chosen-period.ts';

/** Calendars are heavy, and most people never open one here. */
const OwnDays = lazyPart(async () => (await import('./own-days.tsx')).OwnDays);

interface PeriodBarProps {
  readonly filters: PeriodFilters;
  /** The days that are shown. */
  readonly period: Period;
  readonly onChange: (filters: PeriodFilters) => void;
}

export function PeriodBar({ filters, period, onChange }: PeriodBarProps) {
  const { t } = useTranslation('progress');
  const chosen = choiceOf(filters);
  return (
    <div className="flex flex-wrap items-start gap-4">
      <div className="w-full sm:w-60">
        <Select
          name="period"
          label={t('period.label')}
          value={chosen}
          options={PERIOD_CHOICES.map(id => ({ id, label: t(`period.${id}`) }))}
          onChange={choice =>
            onChange({
              months: choice === 'months12' ? '12' : null,
              from: choice === 'own' ? period.from : null,
              until: choice === 'own' ? period.until : null,
            })
          }
        />
      </div>
      <Suspense>
        {chosen === 'own' && (
          <OwnDays period={period} onChoose={days => onChange({ months: null, ...days })} />
        )}
      </Suspense>
    </div>
  );
}
