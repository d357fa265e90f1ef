import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import type { usePasskeySignIn } from './use-passkey-sign-in.ts';

interface PasskeyButtonProps {
  readonly passkey: Pick<ReturnType<typeof usePasskeySignIn>, 'isOffered' | 'isPending' | 'signIn'>;
  readonly isDisabled: boolean;
}

/** Not there where this browser has no passkeys. */
export function PasskeyButton({ passkey: { isOffered, isPending, signIn }, isDisabled }: PasskeyButtonProps) {
  const { t } = useTranslation('sign-in');
  if (!isOffered) return null;
  return (
    <Button
      tone="secondary"
      size="large"
      isWide
      isPending={isPending}
      pendingLabel={t('login.passkeyPending')}
      isDisabled={isDisabled}
      onPress={() => void signIn()}
    >
      {t('login.passkey')}
    </Button>
  );
}
