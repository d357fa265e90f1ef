import { useTranslation } from 'react-i18next';
import { useFieldErrors } from '#platform/use-field-errors.ts';
import { DateField } from '#ui/date-field.tsx';
import { EndFields } from './end-fields.tsx';
import { IntervalField } from './interval-field.tsx';
import { isFirstDayOffered, isWholeDay, type SeriesFields as Typed } from './series-form.ts';
import { SlotFields } from './slot-fields.tsx';

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

/** The weekdays and times of a new series, its first day and its end (R450). */
export function SeriesFields({ typed, type, familyTimezone, isChecked, error }: SeriesFieldsProps) {
  const { t } = useTranslation(['session-series', 'errors']);
  const fieldError = useFieldErrors(error);
  const { slots, startsOn } = typed;
  const fields = { typed, type, isChecked, error };
  const required = (isMissing: boolean) => (isChecked && isMissing ? t('errors:field.required') : undefined);
  return (
    <>
      <SlotFields {...fields} familyTimezone={familyTimezone} />
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
        <IntervalField {...fields} />
      </div>
      <EndFields {...fields} />
    </>
  );
}
