import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { NewPasswordForm } from '#people/auth/new-password-form.tsx';
import { useAuth } from '#platform/auth/auth-context.ts';
import { useLanguage } from '#platform/i18n.ts';
import { paths } from '#platform/paths.ts';
import { useSiteName } from '#platform/settings.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { SecondFactorStep } from './second-factor-step.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

/** The link of a recovery leads here. */
export function ResetPassword() {
  const { t } = useTranslation('sign-in');
  return <ChoosePassword title={t('newPassword.resetTitle')} intro={t('newPassword.resetIntro')} />;
}

/** The link of an invitation leads here. */
export function SetPassword() {
  const { t } = useTranslation('sign-in');
  const siteName = useSiteName(useLanguage());
  const { userProfile } = useAuth();
  // Nobody is told that all is ready, and then to wait.
  const intro = userProfile && userProfile.standing !== 'active' ? 'setIntroBefore' : 'setIntro';
  return <ChoosePassword title={t('newPassword.setTitle', { siteName })} intro={t(`newPassword.${intro}`)} />;
}

interface ChoosePasswordProps {
  readonly title: string;
  readonly intro: string;
}

function ChoosePassword({ title, intro }: ChoosePasswordProps) {
  const { t } = useTranslation('sign-in');
  const { loading, session, userProfile, problem } = useAuth();
  const navigate = useNavigate();
  // Whether a code is asked for first is known only with the profile.
  if (loading || (session && !userProfile && !problem))
    return (
      <SignInFrame title={title} intro={intro}>
        <div role="status" className="grid min-h-32 place-items-center text-teal">
          <Spinner className="size-8" />
          <span className="sr-only">{t('login.checking')}</span>
        </div>
      </SignInFrame>
    );
  if (!session)
    return (
      <SignInFrame title={t('newPassword.noLink.title')} intro={t('newPassword.noLink.text')}>
        <LinkButton to={paths.forgotPassword} tone="primary" size="large">
          {t('expired.submit')}
        </LinkButton>
      </SignInFrame>
    );
  // Until it is given the password cannot be changed (R63).
  if (problem === 'access.second-factor') return <SecondFactorStep isEntering={false} />;
  return (
    <SignInFrame title={title} intro={intro}>
      {/* The page of the sign-in knows where everybody belongs. */}
      <NewPasswordForm onSaved={() => void navigate(paths.login, { replace: true })} />
    </SignInFrame>
  );
}
