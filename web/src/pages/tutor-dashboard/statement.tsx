import { OwnStatement } from '#pages/dashboard/own-statement.tsx';
import { dashboardAddress } from '#shell/dashboard/dashboard-address.ts';

export const TutorStatement = () => <OwnStatement back={dashboardAddress('tutor', 'history')} side="tutor" />;
