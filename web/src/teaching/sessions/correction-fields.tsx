import { SESSION_DURATIONS } from '@bayan/domain/settings/session-durations';
import { wallClock } from '@bayan/domain/time/zoned-time';
import { useTranslation } from 'react-i18next';
import { useCity } from '#platform/use-city.ts';
import { useNow } from '#platform/use-now.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { DateField } from '#ui/date-field.tsx';
import { Select } from '#ui/select.tsx';
import { TimeField } from '#ui/time-field.tsx';
import { FamilyClock } from './logger/family-clock.tsx';

/** When a lesson was, by the clock of whoever types it, and for how many minutes. */
export interface CorrectedTime {
  readonly date: string | null;
  readonly time: string | null;
  readonly duration: number;
}

interface CorrectionFieldsProps {
  readonly value: CorrectedTime;
  readonly onChange: (value: CorrectedTime) => void;
  readonly familyTimezone: string;
  readonly errorOf: (field: keyof CorrectedTime) => string | undefined;
}

export function CorrectionFields({ value, onChange, familyTimezone, errorOf }: CorrectionFieldsProps) {
  const { t } = useTranslation('sessions');
  const timezone = useViewerTimezone();
  const today = wallClock(useNow(), timezone).date;
  const city = useCity()(timezone);
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField
          name="date"
          label={t('logger.fields.date')}
          value={value.date}
          max={today}
          error={errorOf('date')}
          isRequired
          onChange={date => onChange({ ...value, date })}
        />
        <TimeField
          name="time"
          label={t('logger.fields.time')}
          hint={t('logger.fields.zone', { city })}
          value={value.time}
          error={errorOf('time')}
          isRequired
          onChange={time => onChange({ ...value, time })}
        />
        <Select
          name="duration"
          label={t('logger.fields.duration')}
          value={String(value.duration)}
          options={SESSION_DURATIONS.map(minutes => ({
            id: String(minutes),
            label: t('minutes', { count: minutes }),
          }))}
          error={errorOf('duration')}
          onChange={minutes => onChange({ ...value, duration: Number(minutes) })}
        />
      </div>
      <FamilyClock date={value.date} time={value.time} familyTimezone={familyTimezone} />
    </div>
  );
}
