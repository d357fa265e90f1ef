import { Dashboard } from '../dashboard/dashboard.tsx';

export const TutorDashboard = () => <Dashboard of="tutor" pages={{}} />;
