import { lazy } from 'react';
import { Dashboard } from '../dashboard/dashboard.tsx';

const pages = {
  history: lazy(async () => ({ default: (await import('./history.tsx')).TutorHistory })),
  legal: lazy(async () => ({ default: (await import('./legal.tsx')).TutorLegal })),
};

export const TutorDashboard = () => <Dashboard of="tutor" pages={pages} />;
