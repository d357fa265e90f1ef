import type { Role } from '@bayan/domain/roles';
import type { FlatNamespace } from 'i18next';
import { Suspense, useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { rememberEntered } from '#platform/auth/entered-area.ts';
import type { UserProfile } from '#platform/auth/user-profile.ts';
import type { LazyPart } from '#platform/lazy-part.ts';
import { useLiveChanges } from '#platform/live/use-live-changes.ts';
import { Queries } from '#platform/queries.tsx';
import { AreaSkeleton } from '#shell/dashboard/area-skeleton.tsx';
import { DashboardFrame } from '#shell/dashboard/dashboard-frame.tsx';
import { navItems } from '#shell/dashboard/nav-items.ts';
import { PageSkeleton } from '#shell/dashboard/page-skeleton.tsx';
import { RequireRole } from '#shell/require-role.tsx';
import { NoticeWatch } from '#teaching/notices/notice-watch.tsx';
import { Locale } from '#ui/locale.tsx';
import { PartBoundary } from '#ui/part-boundary.tsx';
import { useBadges } from '#views/badges/use-badges.ts';
import { ComingSoonPanel } from './coming-soon-panel.tsx';
import { NoSuchPlace } from './no-such-place.tsx';
import { usePagesAhead } from './use-pages-ahead.ts';

interface DashboardProps {
  readonly of: Role;
  /** By the path of their place, or one below it; a place that is missing here says that it is being built. */
  readonly pages: Readonly<Record<string, LazyPart<object>>>;
  readonly texts: readonly FlatNamespace[];
}

/** The signed-in area of a role: who may enter, what stands around its pages, and its pages. */
export function Dashboard({ of: role, ...area }: DashboardProps) {
  return (
    <RequireRole role={role} waiting={<AreaSkeleton role={role} />}>
      {profile => (
        <Queries key={profile.id}>
          <Locale>
            <Area of={role} profile={profile} {...area} />
          </Locale>
        </Queries>
      )}
    </RequireRole>
  );
}

function Area({ of: role, pages, texts, profile }: DashboardProps & { readonly profile: UserProfile }) {
  useLiveChanges(profile.id);
  useEffect(() => {
    rememberEntered(profile.id, role);
  }, [profile.id, role]);
  usePagesAhead(pages, texts);
  return (
    <DashboardFrame role={role} profile={profile} badges={useBadges()}>
      <NoticeWatch side={role === 'student' ? 'student' : 'tutor'} />
      <PartBoundary at={useLocation().pathname}>
        {/* For the first page alone: whoever goes on from it keeps it until the next is there (R670). */}
        <Suspense fallback={<PageSkeleton />}>
          <Routes>
            {navItems[role].map(({ path, key }) => {
              const Page = pages[path];
              return (
                <Route
                  key={key}
                  path={path === '' ? '/' : path}
                  element={Page ? <Page /> : <ComingSoonPanel navKey={key} />}
                />
              );
            })}
            {Object.entries(pages)
              .filter(([path]) => !navItems[role].some(place => place.path === path))
              .map(([path, Page]) => (
                <Route key={path} path={path} element={<Page />} />
              ))}
            <Route path="*" element={<NoSuchPlace />} />
          </Routes>
        </Suspense>
      </PartBoundary>
    </DashboardFrame>
  );
}
