import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '#platform/use-now.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { calendarIcon } from '#ui/icons/room-icons.ts';
import { showToast } from '#ui/toast.tsx';
import { type DayOff, daysOffAhead } from './day-off.ts';
import { DayOffRow } from './day-off-row.tsx';
import { DaysOffProblem } from './days-off-problem.tsx';
import { RemoveDayOff } from './remove-day-off.tsx';
import { useDayOffText } from './use-day-off-text.ts';
import { useRemoveDayOff } from './use-remove-day-off.ts';
import type { WholeSeries } from './use-whole-series.ts';

interface DaysOffListProps {
  readonly series: WholeSeries;
  /** Who gets an email if one is taken back. */
  readonly told: string;
}

export function DaysOffList({ series, told }: DaysOffListProps) {
  const { t } = useTranslation('session-series');
  const now = useNow();
  const textOf = useDayOffText();
  const { remove, isPending, error } = useRemoveDayOff(series);
  const [asked, setAsked] = useState<DayOff | null>(null);
  const ahead = daysOffAhead(series, now);

  const confirm = (dayOff: DayOff) =>
    remove(
      dayOff,
      () =>
        showToast({
          title: t(`daysOff.removed.${dayOff.kind}`),
          text: textOf(dayOff),
          tone: 'success',
        }),
      () => setAsked(null),
    );

  return (
    <div className="flex flex-col gap-4">
      {error && <DaysOffProblem error={error} familyTimezone={series.timezone} />}
      {ahead.length === 0 && (
        <EmptyState icon={calendarIcon} title={t('daysOff.empty.title')} text={t('daysOff.empty.text')} />
      )}
      <ul className="flex flex-col divide-y divide-line">
        {ahead.map(dayOff => (
          <DayOffRow
            key={dayOff.kind === 'day' ? dayOff.off.day : dayOff.off.id}
            dayOff={dayOff}
            familyTimezone={series.timezone}
            onRemove={() => setAsked(dayOff)}
          />
        ))}
      </ul>
      {asked && (
        <RemoveDayOff
          series={series}
          dayOff={asked}
          told={told}
          isPending={isPending}
          onConfirm={() => confirm(asked)}
          onCancel={() => setAsked(null)}
        />
      )}
    </div>
  );
}
