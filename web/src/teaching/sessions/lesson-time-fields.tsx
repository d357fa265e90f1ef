import { SESSION_DURATIONS } from '@bayan/domain/settings/session-durations';
import { useTranslation } from 'react-i18next';
import { useCity } from '#platform/use-city.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { DateField } from '#ui/date-field.tsx';
import { Select } from '#ui/select.tsx';
import { TimeField } from '#ui/time-field.tsx';
import { FamilyClock } from './logger/family-clock.tsx';

/** When a lesson is or was, by the clock of whoever types it, and for how many minutes. */
export interface LessonTime {
  readonly date: string | null;
  readonly time: string | null;
  readonly duration: number;
}

interface LessonTimeFieldsProps {
  readonly value: LessonTime;
  readonly onChange: (value: LessonTime) => void;
  /** Missing where it is not known yet whose lesson it is. */
  readonly familyTimezone?: string | undefined;
  /** Where somebody else types for her. */
  readonly tutorTimezone?: string | undefined;
  /** The last day that can be chosen. */
  readonly max?: string;
  /** Whether it lasts as long as it does, whoever puts it where. */
  readonly isLengthGiven?: boolean;
  readonly errorOf: (field: keyof LessonTime) => string | undefined;
}

export function LessonTimeFields({
  value,
  onChange,
  familyTimezone,
  tutorTimezone,
  max,
  isLengthGiven = false,
  errorOf,
}: LessonTimeFieldsProps) {
  const { t } = useTranslation('sessions');
  const timezone = useViewerTimezone();
  const city = useCity()(timezone);
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField
          name="date"
          label={t('logger.fields.date')}
          value={value.date}
          {...(max && { max })}
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
        {!isLengthGiven && (
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
        )}
      </div>
      <FamilyClock
        date={value.date}
        time={value.time}
        familyTimezone={familyTimezone}
        tutorTimezone={tutorTimezone}
      />
    </div>
  );
}
