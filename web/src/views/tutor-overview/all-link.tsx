import type { ReactNode } from 'react';
import { dashboardAddress } from '#shell/dashboard/dashboard-address.ts';
import { PageLink } from '#ui/page-link.tsx';

interface AllLinkProps {
  /** Below the tutor's own address. */
  readonly path: string;
  readonly children: ReactNode;
}

/** From the few that the overview shows to all of them (R733). */
export const AllLink = ({ path, children }: AllLinkProps) => (
  <PageLink
    to={dashboardAddress('tutor', path)}
    className="inline-flex min-h-8 items-center text-sm font-semibold text-teal underline underline-offset-4"
  >
    {children}
  </PageLink>
);
