import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { BY_PASSKEY, type usePasskeySignIn } from './use-passkey-sign-in.ts';

interface PasskeyButtonProps {
  readonly passkey: Pick<ReturnType<typeof usePasskeySignIn>, 'isOffered' | 'isPending'>;
  readonly isDisabled: boolean;
}

/** Sends the form, so that a press before the script has come is kept. Not there where this browser has no passkeys. */
export function PasskeyButton({ passkey: { isOffered, isPending }, isDisabled }: PasskeyButtonProps) {
  const { t } = useTranslation('sign-in');
  if (!isOffered) return null;
  return (
    <Button
      type="submit"
      value={BY_PASSKEY}
      tone="secondary"
      size="large"
      isWide
      isPending={isPending}
      pendingLabel={t('login.passkeyPending')}
      isDisabled={isDisabled}
    >
      {t('login.passkey')}
    </Button>
  );
}
