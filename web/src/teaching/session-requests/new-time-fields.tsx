import { wallClock } from '@bayan/domain/time/zoned-time';
import { useTranslation } from 'react-i18next';
import { useCity } from '#platform/use-city.ts';
import { useNow } from '#platform/use-now.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { FamilyClock } from '#teaching/sessions/logger/family-clock.tsx';
import type { OtherTimezones } from '#teaching/sessions/session-clocks.tsx';
import { DateField } from '#ui/date-field.tsx';
import { TimeField } from '#ui/time-field.tsx';
import type { NewTime } from './new-time.ts';

interface NewTimeFieldsProps extends OtherTimezones {
  readonly legend: string;
  readonly value: NewTime;
  readonly onChange: (value: NewTime) => void;
  readonly errorOf: (field: keyof NewTime) => string | undefined;
  readonly isRequired?: boolean;
}

/** Says whose clock is meant, and what the others read then (R231, R232). */
export function NewTimeFields({
  legend,
  value,
  onChange,
  errorOf,
  isRequired = false,
  ...others
}: NewTimeFieldsProps) {
  const { t } = useTranslation('session-requests');
  const timezone = useViewerTimezone();
  const today = wallClock(useNow(), timezone).date;
  const city = useCity()(timezone);
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField
          name="date"
          label={t('form.date')}
          value={value.date}
          min={today}
          error={errorOf('date')}
          isRequired={isRequired}
          onChange={date => onChange({ ...value, date })}
        />
        <TimeField
          name="time"
          label={t('form.time')}
          hint={t('form.zone', { city })}
          value={value.time}
          error={errorOf('time')}
          isRequired={isRequired}
          onChange={time => onChange({ ...value, time })}
        />
      </div>
      <FamilyClock {...value} {...others} />
    </fieldset>
  );
}
