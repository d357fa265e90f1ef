import { lazy } from 'react';
import { Dashboard } from '../dashboard/dashboard.tsx';

const pages = {
  students: lazy(async () => ({ default: (await import('./students.tsx')).TutorStudents })),
  'students/:studentId': lazy(async () => ({ default: (await import('./student.tsx')).TutorStudent })),
  history: lazy(async () => ({ default: (await import('./history.tsx')).TutorHistory })),
  legal: lazy(async () => ({ default: (await import('./legal.tsx')).TutorLegal })),
};

export const TutorDashboard = () => <Dashboard of="tutor" pages={pages} />;
