import { EARLIEST_DAY } from '@bayan/domain/fields/dates.limits';
import type { Period } from '@bayan/domain/progress/progress-period';
import {
  isStatisticsPeriod,
  MAX_DAYS,
  STATISTICS_UNITS,
  type StatisticsUnit,
  statisticsPeriod,
} from '@bayan/domain/statistics/statistics-period';
import { useTranslation } from 'react-i18next';
import { DateField } from '#ui/date-field.tsx';
import { Select } from '#ui/select.tsx';
import { askedIn, type StatisticsFilters } from './statistics-filters.ts';

interface PeriodFieldsProps {
  readonly filters: StatisticsFilters;
  /** The days that are shown. */
  readonly period: Period | null;
  readonly today: string;
  readonly onChange: (change: Partial<StatisticsFilters>) => void;
}

/** From when to when, and in which steps (R951). */
export function PeriodFields({ filters, period, today, onChange }: PeriodFieldsProps) {
  const { t } = useTranslation('statistics');
  const asked = askedIn(filters);
  const judged = statisticsPeriod(asked, today);
  const issue = isStatisticsPeriod(judged) ? null : judged;
  const errorOf = (field: 'from' | 'to') =>
    issue?.field === field
      ? t(`issues.${field}.${issue.problem}`, { count: MAX_DAYS[asked.unit] })
      : undefined;

  /** Days that would be too many in smaller steps give way to the usual ones. */
  const choose = (unit: StatisticsUnit) =>
    onChange({
      unit: unit === 'month' ? null : unit,
      ...(!isStatisticsPeriod(statisticsPeriod({ ...asked, unit }, today)) && { from: null }),
    });

  return (
    <div className="flex flex-wrap items-start gap-4">
      <div className="w-full sm:w-48">
        <Select
          name="unit"
          label={t('unit')}
          value={asked.unit}
          options={STATISTICS_UNITS.map(id => ({ id, label: t(`by.${id}`) }))}
          onChange={choose}
        />
      </div>
      <DateField
        name="from"
        label={t('from')}
        min={EARLIEST_DAY}
        max={today}
        error={errorOf('from')}
        value={filters.from ?? period?.from ?? null}
        onChange={from => onChange({ from })}
      />
      <DateField
        name="to"
        label={t('to')}
        min={EARLIEST_DAY}
        max={today}
        error={errorOf('to')}
        value={filters.to ?? period?.until ?? null}
        onChange={to => onChange({ to })}
      />
    </div>
  );
}
