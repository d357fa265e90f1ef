import { SERIES_LIMITS } from '@bayan/domain/session-series/session-series.limits';
import { useTranslation } from 'react-i18next';
import { useFieldErrors } from '#platform/use-field-errors.ts';
import { NumberField } from '#ui/number-field.tsx';
import type { RuleFields } from './series-form.ts';

interface IntervalFieldProps {
  readonly typed: Pick<RuleFields, 'everyWeeks'>;
  readonly type: (change: Partial<RuleFields>) => void;
  /** Whether what is missing is told: not before somebody tried to save. */
  readonly isChecked: boolean;
  /** Why the server refused it. */
  readonly error: Error | null;
}

/** Every how many weeks a series has lessons. */
export function IntervalField({ typed: { everyWeeks }, type, isChecked, error }: IntervalFieldProps) {
  const { t } = useTranslation(['session-series', 'errors']);
  const fieldError = useFieldErrors(error);
  const isMissing = isChecked && everyWeeks === null;
  return (
    <NumberField
      name="everyWeeks"
      label={t('fields.everyWeeks')}
      hint={t('fields.everyWeeksHint')}
      value={everyWeeks}
      minValue={1}
      maxValue={SERIES_LIMITS.everyWeeks}
      error={isMissing ? t('errors:field.required') : fieldError('everyWeeks')}
      onChange={weeks => type({ everyWeeks: weeks })}
    />
  );
}
