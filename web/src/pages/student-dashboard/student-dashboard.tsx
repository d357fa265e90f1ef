import { Dashboard } from '../dashboard/dashboard.tsx';

export const StudentDashboard = () => <Dashboard of="student" pages={{}} />;
