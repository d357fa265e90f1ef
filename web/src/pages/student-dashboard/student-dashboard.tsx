import { lazy } from 'react';
import { Dashboard } from '../dashboard/dashboard.tsx';

const pages = {
  profile: lazy(async () => ({ default: (await import('./profile.tsx')).StudentProfile })),
};

export const StudentDashboard = () => <Dashboard of="student" pages={pages} />;
