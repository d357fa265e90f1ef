import { MAX_TYPED_CODE } from '@bayan/domain/auth/auth.limits';
import { useTranslation } from 'react-i18next';
import { Alert } from '#ui/alert.tsx';
import { TextField } from '#ui/text-field.tsx';

interface MailedCodeFieldProps {
  readonly error: string | undefined;
  readonly value: string;
  readonly onChange: (code: string) => void;
}

/** The code that was just mailed, and that it was. */
export function MailedCodeField(field: MailedCodeFieldProps) {
  const { t } = useTranslation('security');
  return (
    <>
      <Alert tone="accent" title={t('password.prove.title')} isNews>
        {t('password.prove.mailed')}
      </Alert>
      <TextField
        {...field}
        label={t('password.code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        maxLength={MAX_TYPED_CODE}
        isRequired
        autoFocus
      />
    </>
  );
}
