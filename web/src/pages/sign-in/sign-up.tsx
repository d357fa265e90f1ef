import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { quietLinkClass } from '#people/auth/form-class.ts';
import { SignUpForm } from '#people/auth/sign-up-form.tsx';
import { useAuth } from '#platform/auth/auth-context.ts';
import { authService } from '#platform/auth/auth-service.ts';
import { paths } from '#platform/paths.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

export function SignUp() {
  const { t } = useTranslation('sign-in');
  const { session } = useAuth();
  const [isOpen, setOpen] = useState(true);
  useEffect(() => {
    // Unanswered it stays as it is: the service says so again to whoever tries.
    authService().then(
      ({ signUpOpen }) => setOpen(signUpOpen),
      () => undefined,
    );
  }, []);

  if (session) return <Navigate to={paths.waiting} replace />;
  if (!isOpen)
    return (
      <SignInFrame title={t('signUp.closed.title')} intro={t('signUp.closed.text')}>
        <div className="flex flex-wrap gap-3">
          <LinkButton to={paths.requestTutor} tone="primary">
            {t('signUp.requestTutor')}
          </LinkButton>
          <LinkButton to={paths.login} tone="secondary">
            {t('forgot.back')}
          </LinkButton>
        </div>
      </SignInFrame>
    );
  return (
    <SignInFrame title={t('signUp.title')} intro={t('signUp.intro')}>
      <SignUpForm />
      <p className="mt-3 flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
        {t('signUp.haveOne')}
        <PageLink to={paths.login} className={`flex min-h-11 items-center ${quietLinkClass}`}>
          {t('login.submit')}
        </PageLink>
      </p>
    </SignInFrame>
  );
}
