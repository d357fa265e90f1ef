import { Dashboard } from '#pages/dashboard/dashboard.tsx';
import { pages } from './pages.ts';

export const AdminDashboard = () => <Dashboard of="admin" pages={pages} />;
