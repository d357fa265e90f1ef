import { useTranslation } from 'react-i18next';
import { leftToRight } from '#platform/isolates.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';

interface MailSentProps {
  readonly email: string;
  readonly to: 'account' | 'newcomer';
  readonly onAgain: () => void;
}

/** Says nothing about whether there is such an account: only the mailbox learns it. */
export function MailSent({ email, to, onAgain }: MailSentProps) {
  const { t } = useTranslation('sign-in');
  return (
    <div className="flex flex-col gap-5">
      <Alert tone="success" title={t('sent.title')} isNews>
        <span className="break-words">{t(`sent.${to}`, { email: leftToRight(email) })}</span>
      </Alert>
      <Button tone="secondary" isWide onPress={onAgain}>
        {t('sent.again')}
      </Button>
    </div>
  );
}
