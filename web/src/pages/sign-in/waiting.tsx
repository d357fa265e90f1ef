import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuth } from '#platform/auth/auth-context.ts';
import type { UserProfile } from '#platform/auth/user-profile.ts';
import { useLanguage } from '#platform/i18n.ts';
import { firstNameOf } from '#platform/person-name.ts';
import { RequireRole } from '#shell/require-role.tsx';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

/** For an account that the academy has not opened yet (R6, R7). */
export function Waiting() {
  return <RequireRole>{profile => <WaitingRoom profile={profile} />}</RequireRole>;
}

function WaitingRoom({ profile }: { readonly profile: UserProfile }) {
  const { t } = useTranslation('sign-in');
  const { recheck, signOut } = useAuth();
  const [isLooking, setLooking] = useState(false);
  const why = profile.standing === 'awaiting-approval' ? 'approval' : 'noRole';
  const name = firstNameOf(profile, useLanguage());

  // Whoever comes back to this tab wants to know.
  useEffect(() => {
    const look = () => void (document.visibilityState === 'visible' && recheck());
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [recheck]);

  async function lookAgain() {
    setLooking(true);
    await recheck();
    setLooking(false);
    showToast({ title: t('waiting.stillWaiting.title'), text: t('waiting.stillWaiting.text') });
  }

  return (
    <SignInFrame title={t('waiting.title')} heading={t(`waiting.${why}.heading`, { name })}>
      <p>{t(`waiting.${why}.told`)}</p>
      <p className="mt-3 text-ink-soft">{t(`waiting.${why}.next`)}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button isPending={isLooking} onPress={() => void lookAgain()}>
          {t('waiting.again')}
        </Button>
        <Button tone="secondary" onPress={() => void signOut()}>
          {t('waiting.signOut')}
        </Button>
      </div>
    </SignInFrame>
  );
}
