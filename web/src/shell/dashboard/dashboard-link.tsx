import type { Role } from '@bayan/domain/roles';
import type { ReactNode } from 'react';
import { matchPath, useLocation } from 'react-router';
import { useChosenPath } from '#platform/chosen-address.ts';
import { useTakenOver } from '#platform/use-taken-over.ts';
import { PageLink } from '#ui/page-link.tsx';
import { dashboardAddress } from './dashboard-address.ts';

interface DashboardLinkProps {
  readonly role: Role;
  readonly path: string;
  readonly className: string;
  readonly onChosen?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A link to a place of an area; the one that is shown or has just been chosen says so, and so does the one that holds it. */
export function DashboardLink({ role, path, className, onChosen, children }: DashboardLinkProps) {
  const address = dashboardAddress(role, path);
  const { pathname } = useLocation();
  const at = useChosenPath() ?? pathname;
  const isShown = useTakenOver() && matchPath({ path: address, end: path === '' }, at) !== null;
  return (
    <PageLink
      to={address}
      aria-current={isShown ? 'page' : undefined}
      className={className}
      onClick={onChosen}
    >
      {children}
    </PageLink>
  );
}
