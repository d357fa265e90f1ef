import { SERIES_LIMITS } from '@bayan/domain/session-series/session-series.limits';
import { useTranslation } from 'react-i18next';
import { TextField } from '#ui/text-field.tsx';

interface ReasonFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Why a series has no session on some days. */
export function ReasonField(props: ReasonFieldProps) {
  const { t } = useTranslation('session-series');
  return (
    <TextField
      {...props}
      name="reason"
      label={t('daysOff.reason')}
      hint={t('daysOff.reasonHint')}
      maxLength={SERIES_LIMITS.reason}
    />
  );
}
