import type { Role } from '@bayan/domain/roles';
import type { FlatNamespace } from 'i18next';
import { type ReactNode, Suspense, useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { rememberEntered } from '#platform/auth/entered-area.ts';
import type { UserProfile } from '#platform/auth/user-profile.ts';
import type { LazyPart } from '#platform/lazy-part.ts';
import { useLiveChanges } from '#platform/live/use-live-changes.ts';
import { Queries } from '#platform/queries.tsx';
import { AreaSkeleton } from '#shell/dashboard/area-skeleton.tsx';
import { DashboardFrame } from '#shell/dashboard/dashboard-frame.tsx';
import { PageSkeleton } from '#shell/dashboard/page-skeleton.tsx';
import { RequireRole } from '#shell/require-role.tsx';
import { NoticeWatch } from '#teaching/notices/notice-watch.tsx';
import { Locale } from '#ui/locale.tsx';
import { PartBoundary } from '#ui/part-boundary.tsx';
import { useBadges } from '#views/badges/use-badges.ts';
import { DashboardNotFound } from './dashboard-not-found.tsx';
import { usePagesAhead } from './use-pages-ahead.ts';

interface DashboardProps {
  readonly of: Role;
  /** By the path of their place, or one below it. */
  readonly pages: Readonly<Record<string, LazyPart<object>>>;
  readonly texts: readonly FlatNamespace[];
  /** What is at hand on every page of the area. */
  readonly children?: ReactNode;
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

function Area({
  of: role,
  pages,
  texts,
  profile,
  children,
}: DashboardProps & { readonly profile: UserProfile }) {
  useLiveChanges(profile.id);
  useEffect(() => {
    rememberEntered(profile.id, role);
  }, [profile.id, role]);
  usePagesAhead(pages, texts);
  return (
    <DashboardFrame role={role} profile={profile} badges={useBadges()}>
      <NoticeWatch side={role === 'student' ? 'student' : 'tutor'} />
      {children}
      <PartBoundary at={useLocation().pathname}>
        {/* For the first page alone: whoever goes on from it keeps it until the next is there (R670). */}
        <Suspense fallback={<PageSkeleton />}>
          <Routes>
            {Object.entries(pages).map(([path, Page]) => (
              <Route key={path} path={path === '' ? '/' : path} element={<Page />} />
            ))}
            <Route path="*" element={<DashboardNotFound />} />
          </Routes>
        </Suspense>
      </PartBoundary>
    </DashboardFrame>
  );
}
