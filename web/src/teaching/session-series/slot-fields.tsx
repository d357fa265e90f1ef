import { SESSION_DURATIONS } from '@bayan/domain/settings/session-durations';
import { useTranslation } from 'react-i18next';
import { useCity } from '#platform/use-city.ts';
import { useFieldErrors } from '#platform/use-field-errors.ts';
import { ChipGroup } from '#ui/chip-group.tsx';
import { Select } from '#ui/select.tsx';
import { TimeField } from '#ui/time-field.tsx';
import { type RuleFields, withWeekdays } from './series-form.ts';

interface SlotFieldsProps {
  readonly typed: Pick<RuleFields, 'duration' | 'slots'>;
  readonly type: (change: Partial<RuleFields>) => void;
  /** Missing while it is not known whose series it is. */
  readonly familyTimezone: string | undefined;
  /** Whether what is missing is told: not before somebody tried to save. */
  readonly isChecked: boolean;
  /** Why the server refused it. */
  readonly error: Error | null;
}

/** A week begins on Sunday in most of the Gulf. */
const WEEKDAYS = [7, 1, 2, 3, 4, 5, 6] as const;

/** How long the lessons of a series are, and on which weekdays at what times (R450). */
export function SlotFields({ typed, type, familyTimezone, isChecked, error }: SlotFieldsProps) {
  const { t } = useTranslation(['session-series', 'sessions', 'translation', 'errors']);
  const city = useCity();
  const fieldError = useFieldErrors(error);
  const { slots, duration } = typed;
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
    </>
  );
}
