import { OwnStatement } from '#pages/dashboard/own-statement.tsx';
import { dashboardAddress } from '#shell/dashboard/dashboard-address.ts';

export const StudentStatement = () => (
  <OwnStatement back={dashboardAddress('student', 'sessions')} side="family" />
);
