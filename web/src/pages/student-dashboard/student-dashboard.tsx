import { Dashboard } from '#pages/dashboard/dashboard.tsx';
import { pages, texts } from './pages.ts';

export const StudentDashboard = () => <Dashboard of="student" pages={pages} texts={texts} />;
