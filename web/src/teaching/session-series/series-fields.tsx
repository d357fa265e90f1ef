import { SERIES_LIMITS } from '@bayan/domain/session-series/session-series.limits';
import { SESSION_DURATIONS } from '@bayan/domain/settings/session-durations';
import { useTranslation } from 'react-i18next';
import { useCity } from '#platform/use-city.ts';
import { useFieldErrors } from '#platform/use-field-errors.ts';
import { ChipGroup } from '#ui/chip-group.tsx';
import { DateField } from '#ui/date-field.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Select } from '#ui/select.tsx';
import { TimeField } from '#ui/time-field.tsx';
import {
  isFirstDayOffered,
  isWholeDay,
  SERIES_ENDS,
  type SeriesFields as Typed,
  withWeekdays,
} from './series-form.ts';

interface SeriesFieldsProps {
  readonly typed: Typed;
  readonly type: (change: Partial<Typed>) => void;
  /** Missing while it is not known whose series it is. */
  readonly familyTimezone: string | undefined;
  /** Whether what is missing is told: not before somebody tried to save. */
  readonly isChecked: boolean;
  /** Why the server refused it. */
  readonly error: Error | null;
}

/** A week begins on Sunday in most of the Gulf. */
const WEEKDAYS = [7, 1, 2, 3, 4, 5, 6] as const;

/** The weekdays and times of a series, its first day and its end (R450). */
export function SeriesFields({ typed, type, familyTimezone, isChecked, error }: SeriesFieldsProps) {
  const { t } = useTranslation(['session-series', 'sessions', 'translation', 'errors']);
  const city = useCity();
  const fieldError = useFieldErrors(error);
  const { slots, startsOn, everyWeeks, ends, lessons, untilOn, duration } = typed;
  const required = (isMissing: boolean) => (isChecked && isMissing ? t('errors:field.required') : undefined);
  return (
    <>
      <Select
        name="duration"
        label={t('sessions:logger.fields.duration')}
        value={String(duration)}
        options={SESSION_DURATIONS.map(minutes => ({
          id: String(minutes),
          label: t('sessions:minutes', { count: minutes }),
        }))}
        error={fieldError('duration')}
        onChange={minutes => type({ duration: Number(minutes) })}
      />
      <ChipGroup
        name="weekdays"
        label={t('fields.weekdays')}
        value={slots.map(({ weekday }) => String(weekday))}
        chips={WEEKDAYS.map(weekday => ({
          id: String(weekday),
          short: t(`weekdays.${weekday}`),
          label: t(`translation:hours.weekdays.${weekday}`),
        }))}
        error={required(slots.length === 0)}
        isRequired
        onChange={ids => type({ slots: withWeekdays(slots, ids.map(Number)) })}
      />
      <div className="grid items-start gap-4 sm:max-lg:grid-cols-2">
        {slots.map(({ weekday, time }) => (
          <TimeField
            key={weekday}
            name={`time.${weekday}`}
            label={t('fields.time', { weekday: t(`translation:hours.weekdays.${weekday as 1}`) })}
            hint={familyTimezone && city(familyTimezone)}
            value={time}
            error={required(time === null)}
            isRequired
            onChange={chosen =>
              type({
                slots: slots.map(slot => (slot.weekday === weekday ? { weekday, time: chosen } : slot)),
              })
            }
          />
        ))}
      </div>
      <div className="grid items-start gap-4 sm:max-lg:grid-cols-2">
        <DateField
          name="startsOn"
          label={t('fields.startsOn')}
          value={startsOn}
          error={
            isFirstDayOffered(typed) || slots.length === 0
              ? (required(!isWholeDay(startsOn)) ?? fieldError('startsOn'))
              : t('firstDay')
          }
          isRequired
          onChange={day => type({ startsOn: day })}
        />
        <NumberField
          name="everyWeeks"
          label={t('fields.everyWeeks')}
          hint={t('fields.everyWeeksHint')}
          value={everyWeeks}
          minValue={1}
          maxValue={SERIES_LIMITS.everyWeeks}
          error={required(everyWeeks === null) ?? fieldError('everyWeeks')}
          onChange={weeks => type({ everyWeeks: weeks })}
        />
      </div>
      <RadioGroup
        name="ends"
        label={t('fields.ends')}
        value={ends}
        options={SERIES_ENDS.map(id => ({ id, label: t(`ends.${id}`) }))}
        onChange={chosen => type({ ends: chosen })}
      />
      {ends === 'open' && <p className="text-sm text-ink-soft">{t('ends.openHint')}</p>}
      {ends === 'after' && (
        <NumberField
          name="lessons"
          label={t('fields.lessons')}
          value={lessons}
          minValue={1}
          maxValue={SERIES_LIMITS.lessons}
          error={required(lessons === null) ?? fieldError('lessons')}
          isRequired
          onChange={count => type({ lessons: count })}
        />
      )}
      {ends === 'on' && (
        <DateField
          name="untilOn"
          label={t('fields.untilOn')}
          value={untilOn}
          error={required(!isWholeDay(untilOn)) ?? fieldError('untilOn')}
          isRequired
          onChange={day => type({ untilOn: day })}
        />
      )}
    </>
  );
}
