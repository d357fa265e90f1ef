import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuth } from '#platform/auth/auth-context.ts';
import { isRefusal, useFailureText } from '#platform/auth/use-failure-text.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast.tsx';

interface KeyButtonProps {
  readonly factorId: string;
  readonly isDisabled: boolean;
}

/** Gives the security key that is the second factor. */
export function KeyButton({ factorId, isDisabled }: KeyButtonProps) {
  const { t } = useTranslation('sign-in');
  const { client } = useAuth();
  const failureText = useFailureText();
  const [isPending, setPending] = useState(false);

  async function give() {
    setPending(true);
    try {
      const { error } = await (await client()).mfa.webauthn.authenticate({ factorId });
      // Else it is the browser's, whose window was closed.
      if (error && 'status' in error && isRefusal(error))
        showToast({ title: t('login.failed.title'), text: failureText(error), tone: 'danger' });
      else if (error) showToast({ title: t('code.keyLeft.title'), text: t('code.keyLeft.text') });
    } catch {
      showToast({ title: t('login.error.title'), text: t('login.error.text'), tone: 'danger' });
    } finally {
      setPending(false);
    }
  }

  return (
    <Button
      tone="secondary"
      size="large"
      isWide
      isPending={isPending}
      pendingLabel={t('code.keyPending')}
      isDisabled={isDisabled}
      onPress={() => void give()}
    >
      {t('code.key')}
    </Button>
  );
}
