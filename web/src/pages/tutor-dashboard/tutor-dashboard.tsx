import { Dashboard } from '#pages/dashboard/dashboard.tsx';
import { pages, texts } from './pages.ts';

export const TutorDashboard = () => <Dashboard of="tutor" pages={pages} texts={texts} />;
