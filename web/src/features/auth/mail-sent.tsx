import { Trans, useTranslation } from 'react-i18next';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';

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
        <Trans
          t={t}
          i18nKey={`sent.${to}`}
          values={{ email }}
          components={{ address: <bdi dir="ltr" className="font-semibold break-all" /> }}
        />
      </Alert>
      <Button tone="secondary" isWide onPress={onAgain}>
        {t('sent.again')}
      </Button>
    </div>
  );
}
