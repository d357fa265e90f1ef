import { Dashboard } from '#pages/dashboard/dashboard.tsx';
import { pages, texts } from './pages.ts';

export const AdminDashboard = () => <Dashboard of="admin" pages={pages} texts={texts} />;
