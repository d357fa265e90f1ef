import type { Role } from '@bayan/domain/roles';
import type { ReactNode } from 'react';
import { useMatch } from 'react-router';
import { PageLink } from '#ui/page-link.tsx';
import { placeAddress } from './place-address.ts';

interface PlaceLinkProps {
  readonly role: Role;
  readonly path: string;
  readonly className: string;
  readonly onChosen?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A link to a place of an area; the one that is shown says so, and so does the one that holds it. */
export function PlaceLink({ role, path, className, onChosen, children }: PlaceLinkProps) {
  const address = placeAddress(role, path);
  const isShown = useMatch({ path: address, end: path === '' }) !== null;
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
