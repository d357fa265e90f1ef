import { SERIES_LIMITS } from '@bayan/domain/session-series/session-series.limits';
import { useTranslation } from 'react-i18next';
import { useFieldErrors } from '#platform/use-field-errors.ts';
import { DateField } from '#ui/date-field.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { isWholeDay, type RuleFields, SERIES_ENDS } from './series-form.ts';

interface EndFieldsProps {
  readonly typed: Pick<RuleFields, 'ends' | 'lessons' | 'untilOn'>;
  readonly type: (change: Partial<RuleFields>) => void;
  /** Whether what is missing is told: not before somebody tried to save. */
  readonly isChecked: boolean;
  /** Why the server refused it. */
  readonly error: Error | null;
}

/** When a series ends: after a number of lessons, on a day, or not yet (R450). */
export function EndFields({ typed, type, isChecked, error }: EndFieldsProps) {
  const { t } = useTranslation(['session-series', 'errors']);
  const fieldError = useFieldErrors(error);
  const { ends, lessons, untilOn } = typed;
  const required = (isMissing: boolean) => (isChecked && isMissing ? t('errors:field.required') : undefined);
  return (
    <>
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
