import type { Role } from '@bayan/domain/roles';
import { Locale } from '#ui/locale.tsx';
import { DashboardFrame } from './dashboard-frame.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

/** An area as the server writes it: all that is the same for everybody, and the place of the rest (R670). */
export const AreaSkeleton = ({ role }: { readonly role: Role }) => (
  <Locale>
    <DashboardFrame role={role} profile={null} badges={undefined}>
      <PageSkeleton />
    </DashboardFrame>
  </Locale>
);
