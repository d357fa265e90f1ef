import { lazy } from 'react';
import { Dashboard } from '../dashboard/dashboard.tsx';

const pages = {
  '': lazy(async () => ({ default: (await import('./overview.tsx')).AdminOverview })),
};

export const AdminDashboard = () => <Dashboard of="admin" pages={pages} />;
