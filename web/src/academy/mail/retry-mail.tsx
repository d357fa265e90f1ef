import type { Mail } from '@bayan/domain/mail/mail.contract';
import { useTranslation } from 'react-i18next';
import { useChange } from '#platform/api/use-change.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast.tsx';

/** Whether it could not be sent and waits for its next attempt. One that was given up has no content any more (R809). */
export const canRetry = ({ status, lastError }: Pick<Mail, 'status' | 'lastError'>) =>
  status === 'waiting' && lastError !== null;

/** Has it tried at once. */
export function RetryMail({ mail: { id, to } }: { readonly mail: Pick<Mail, 'id' | 'to'> }) {
  const { t } = useTranslation('mail');
  const errorTexts = useErrorTexts();
  const { mutate, isPending } = useChange('POST /api/mail/{id}/retry');
  return (
    <Button
      tone="secondary"
      aria-label={t('retryTo', { to })}
      isPending={isPending}
      onPress={() =>
        mutate(
          { params: { id } },
          {
            onSuccess: () =>
              showToast({ title: t('retried.title'), text: t('retried.text', { to }), tone: 'success' }),
            onError: error => showToast({ ...errorTexts(error), tone: 'danger' }),
          },
        )
      }
    >
      {t('retry')}
    </Button>
  );
}
