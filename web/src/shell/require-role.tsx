import type { Role } from '@bayan/domain/roles';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { accessDecision } from '#platform/auth/access-decision.ts';
import { useAuth } from '#platform/auth/auth-context.ts';
import { withReturnPath } from '#platform/auth/return-path.ts';
import type { UserProfile } from '#platform/auth/user-profile.ts';
import { paths } from '#platform/paths.ts';
import { ViewerTimezoneProvider } from '#platform/viewer-timezone.ts';
import { showToast } from '#ui/toast.tsx';
import { homeOf } from './home-of.ts';
import { PageLoading } from './page-loading.tsx';

interface RequireRoleProps {
  /** Without one, for accounts that the academy has not opened yet. */
  readonly role?: Role;
  /** Stands there until it is known who wants to enter. */
  readonly waiting?: ReactNode;
  readonly children: (profile: UserProfile) => ReactNode;
}

/** Only lets in whom the page is for. The server decides every request again by itself (R56). */
export function RequireRole({ role, waiting, children }: RequireRoleProps) {
  const auth = useAuth();
  const { pathname, search, hash } = useLocation();
  const decision = accessDecision(auth, role ?? null);
  if (decision === 'enter' && auth.userProfile)
    return (
      <ViewerTimezoneProvider value={auth.userProfile.timezone}>
        {children(auth.userProfile)}
      </ViewerTimezoneProvider>
    );
  switch (decision) {
    case 'sign-in':
    case 'second-factor':
      return <Navigate to={withReturnPath(paths.login, pathname + search + hash)} replace />;
    case 'new-second-factor':
      return <Navigate to={withReturnPath(paths.secondFactor, pathname + search + hash)} replace />;
    case 'leave':
      return <Navigate to={paths.login} replace />;
    case 'no-role':
      return <Navigate to={paths.waiting} replace />;
    case 'own-dashboard':
      return <OwnDashboard profile={auth.userProfile} turnedAwayFrom={role} />;
    case 'unreachable':
      return <PageLoading isUnreachable />;
    default:
      return waiting ?? <PageLoading isUnreachable={false} />;
  }
}

interface OwnDashboardProps {
  readonly profile: UserProfile | null;
  readonly turnedAwayFrom: Role | undefined;
}

function OwnDashboard({ profile, turnedAwayFrom }: OwnDashboardProps) {
  const { t } = useTranslation('dashboard');
  useEffect(() => {
    if (turnedAwayFrom)
      showToast({ title: t('turnedAway.title'), text: t(`turnedAway.${turnedAwayFrom}`), tone: 'danger' });
  }, [turnedAwayFrom, t]);
  return profile && <Navigate to={homeOf(profile)} replace />;
}
