import { TIME_OFF_LIMITS } from '@bayan/domain/time-off/time-off.limits';
import { TIME_OFF_KINDS } from '@bayan/domain/time-off/time-off-kind';
import { useTranslation } from 'react-i18next';
import { useFieldErrors } from '#platform/use-field-errors.ts';
import { type PlannedTutor, whose } from '#teaching/availability/planned-tutor.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { DateField } from '#ui/date-field.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TimeField } from '#ui/time-field.tsx';
import type { TimeOffFields as Typed } from './time-off-form.ts';

interface TimeOffFieldsProps {
  readonly tutor: PlannedTutor;
  readonly typed: Typed;
  readonly type: (change: Partial<Typed>) => void;
  /** Whether what is missing is told: not before somebody tried to save. */
  readonly isChecked: boolean;
  /** Why the server did not save it. */
  readonly error: Error | null;
}

/** Two dates, or two dates with times, and why (R476). */
export function TimeOffFields({ tutor, typed, type, isChecked, error }: TimeOffFieldsProps) {
  const { t } = useTranslation(['availability', 'errors']);
  const fieldError = useFieldErrors(error);
  const errorOf = (field: 'fromOn' | 'untilOn' | 'fromTime' | 'untilTime') =>
    isChecked && typed[field] === null ? t('errors:field.required') : fieldError(field);
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <DateField
          name="fromOn"
          label={t('off.from')}
          value={typed.fromOn}
          error={errorOf('fromOn')}
          onChange={fromOn => type({ fromOn })}
        />
        <DateField
          name="untilOn"
          label={t('off.until')}
          value={typed.untilOn}
          error={errorOf('untilOn')}
          onChange={untilOn => type({ untilOn })}
        />
        {typed.hasTimes && (
          <>
            <TimeField
              name="fromTime"
              label={t('off.fromTime')}
              value={typed.fromTime}
              error={errorOf('fromTime')}
              onChange={fromTime => type({ fromTime })}
            />
            <TimeField
              name="untilTime"
              label={t('off.untilTime')}
              value={typed.untilTime}
              error={errorOf('untilTime')}
              onChange={untilTime => type({ untilTime })}
            />
          </>
        )}
      </div>
      <Checkbox
        name="wholeDays"
        isSelected={!typed.hasTimes}
        onChange={isWhole => type({ hasTimes: !isWhole })}
      >
        {t('off.wholeDays')}
      </Checkbox>
      <Select
        name="kind"
        label={t('off.kind')}
        value={typed.kind}
        options={TIME_OFF_KINDS.map(id => ({ id, label: t(`off.kinds.${id}`) }))}
        onChange={kind => type({ kind })}
      />
      <TextField
        name="note"
        label={t('off.noteLabel')}
        hint={t(`off.noteHint.${whose(tutor)}`)}
        value={typed.note}
        maxLength={TIME_OFF_LIMITS.note}
        error={fieldError('note')}
        onChange={note => type({ note })}
      />
    </>
  );
}
