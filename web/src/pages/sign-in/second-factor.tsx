import type { Factor } from '@supabase/auth-js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { EnrolFactor } from '#people/auth/security/enrol-factor.tsx';
import { FirstRecoveryCodes } from '#people/auth/security/first-recovery-codes.tsx';
import { useMakeRecoveryCodes } from '#people/auth/security/use-recovery-codes.ts';
import { useAuth } from '#platform/auth/auth-context.ts';
import { returnPathIn, withReturnPath } from '#platform/auth/return-path.ts';
import { useOwnService } from '#platform/auth/use-own-service.ts';
import type { UserProfile } from '#platform/auth/user-profile.ts';
import { paths } from '#platform/paths.ts';
import { Queries } from '#platform/queries.tsx';
import { homeOf } from '#shell/home-of.ts';
import { PageLoading } from '#shell/page-loading.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

/** Where a second factor is set up by whoever needs one to come in (R640), or wishes for one. */
export function SecondFactor() {
  const { loading, session, userProfile, problem, hasLeft } = useAuth();
  const { pathname, search } = useLocation();
  const signIn = withReturnPath(paths.login, pathname + search);
  if (problem === 'unreachable') return <PageLoading isUnreachable />;
  if (!loading && !session) return <Navigate to={hasLeft ? paths.login : signIn} replace />;
  // There is one already: the page of the sign-in asks for it.
  if (problem === 'access.second-factor') return <Navigate to={signIn} replace />;
  if (!userProfile) return <PageLoading isUnreachable={false} />;
  return (
    <Queries key={userProfile.id}>
      <SetUp profile={userProfile} />
    </Queries>
  );
}

const isInUse = ({ status }: Factor) => status === 'verified';

type Step = 'enrol' | 'codes' | 'done';

function SetUp({ profile }: { readonly profile: UserProfile }) {
  const { t } = useTranslation('sign-in');
  const { signOut, user } = useAuth();
  const { search } = useLocation();
  const navigate = useNavigate();
  const making = useMakeRecoveryCodes();
  // A hosted service knows none (R644).
  const hasRecoveryCodes = useOwnService();
  const factors = user?.factors ?? [];
  // Asked once: the sign-in knows of a new one before its codes are shown.
  const [step, setStep] = useState<Step>(() => (factors.some(isInUse) ? 'done' : 'enrol'));
  const isRequired = profile.standing === 'awaiting-second-factor';
  const home = returnPathIn(search) ?? homeOf(profile);

  function onAdded() {
    if (!hasRecoveryCodes) return setStep('done');
    making.mutate({ body: {} });
    setStep('codes');
  }

  if (step === 'codes')
    return (
      <SignInFrame title={t('setUp.codesTitle')} intro={t('setUp.codesIntro')}>
        <FirstRecoveryCodes making={making} onKept={() => setStep('done')} />
      </SignInFrame>
    );
  // The academy is being asked again who may come in.
  if (step === 'done')
    return isRequired ? <PageLoading isUnreachable={false} /> : <Navigate to={home} replace />;
  return (
    <SignInFrame title={t('setUp.title')} intro={t(isRequired ? 'setUp.required' : 'setUp.offered')}>
      <p className="mb-5 text-sm text-ink-soft">{t('setUp.apps')}</p>
      <EnrolFactor
        names={factors.map(({ friendly_name }) => friendly_name ?? '')}
        cancelLabel={t(isRequired ? 'code.leave' : 'setUp.later')}
        onAdded={onAdded}
        onCancel={() => void (isRequired ? signOut() : navigate(home, { replace: true }))}
      />
    </SignInFrame>
  );
}
