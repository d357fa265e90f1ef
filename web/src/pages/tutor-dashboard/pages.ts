import { lazy } from 'react';

/** By the path below the dashboard's own; each is a file of its own for the browser. */
export const pages = {
  '': lazy(async () => ({ default: (await import('./overview.tsx')).TutorOverviewPage })),
  profile: lazy(async () => ({ default: (await import('./profile.tsx')).TutorProfile })),
  students: lazy(async () => ({ default: (await import('./students.tsx')).TutorStudents })),
  'students/:studentId': lazy(async () => ({ default: (await import('./student.tsx')).TutorStudent })),
  'session-logger': lazy(async () => ({
    default: (await import('./session-logger.tsx')).TutorSessionLogger,
  })),
  history: lazy(async () => ({ default: (await import('./history.tsx')).TutorHistory })),
  resources: lazy(async () => ({ default: (await import('./resources.tsx')).TutorResources })),
  legal: lazy(async () => ({ default: (await import('./legal.tsx')).TutorLegal })),
};
