import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { quietLinkClass } from '#people/auth/form-class.ts';
import { SignInForm } from '#people/auth/sign-in-form.tsx';
import { useAuth } from '#platform/auth/auth-context.ts';
import { returnPathIn } from '#platform/auth/return-path.ts';
import { hasStoredSignIn } from '#platform/auth/stored-sign-in.ts';
import { lazyPart } from '#platform/lazy-part.ts';
import { paths } from '#platform/paths.ts';
import { homeOf } from '#shell/home-of.ts';
import { Alert } from '#ui/alert.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { showToast } from '#ui/toast.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

/** Most people have no second factor, and are spared its script. */
const SecondFactorStep = lazyPart(async () => (await import('./second-factor-step.tsx')).SecondFactorStep);

export function Login() {
  const { t } = useTranslation('sign-in');
  const { search } = useLocation();
  const { session, userProfile, problem } = useAuth();
  const isEntering = session !== null && problem === null;

  useEffect(() => {
    if (session && problem === 'unreachable')
      showToast({ title: t('login.error.title'), text: t('login.error.text'), tone: 'danger' });
  }, [session, problem, t]);

  if (userProfile && isEntering) return <Navigate to={returnPathIn(search) ?? homeOf(userProfile)} replace />;
  if (session && problem === 'access.second-factor')
    return (
      <Suspense fallback={<SecondFactorAhead />}>
        <SecondFactorStep isEntering={isEntering} />
      </Suspense>
    );
  return (
    <SignInFrame title={t('login.title')} heading={t('login.heading')} intro={t('login.intro')}>
      <Notice />
      <div className="relative">
        <SignInForm isEntering={isEntering} />
        <p className="my-2 text-sm">
          <PageLink to={paths.forgotPassword} className={`flex min-h-11 items-center ${quietLinkClass}`}>
            {t('login.forgot')}
          </PageLink>
        </p>
        <p className="flex flex-wrap items-center gap-x-2 border-t border-line pt-3 text-sm text-ink-soft">
          {t('login.newHere')}
          <PageLink to={paths.signUp} className={`flex min-h-11 items-center ${quietLinkClass}`}>
            {t('login.signUp')}
          </PageLink>
        </p>
        <Checking />
      </div>
    </SignInFrame>
  );
}

function SecondFactorAhead() {
  const { t } = useTranslation('sign-in');
  return (
    <SignInFrame title={t('code.title')}>
      <Skeleton rows={2} />
    </SignInFrame>
  );
}

/** Why somebody finds themselves here who was signed in a moment ago. */
function Notice() {
  const { t } = useTranslation('sign-in');
  const { session, problem } = useAuth();
  if (session || (problem !== 'account.deactivated' && problem !== 'auth.required')) return null;
  const kind = problem === 'auth.required' ? 'ended' : 'deactivated';
  return (
    <div className="mb-6">
      <Alert tone={kind === 'ended' ? 'plain' : 'danger'} title={t(`notice.${kind}.title`)} isNews>
        {t(`notice.${kind}.text`)}
      </Alert>
    </div>
  );
}

const never = () => () => {};

/** Covers the form while a stored sign-in is looked at, and only then: everybody else can type at once. */
function Checking() {
  const { t } = useTranslation('sign-in');
  const { loading } = useAuth();
  const isStored = useSyncExternalStore(never, hasStoredSignIn, () => false);
  if (!loading || !isStored) return null;
  return (
    <div role="status" className="absolute -inset-2 grid place-items-center bg-paper text-teal">
      <Spinner className="size-8" />
      <span className="sr-only">{t('login.checking')}</span>
    </div>
  );
}
