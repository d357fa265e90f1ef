import { lazy } from 'react';

/** By the path below the dashboard's own; each is a file of its own for the browser. */
export const pages = {
  '': lazy(async () => ({ default: (await import('./overview.tsx')).StudentOverviewPage })),
  profile: lazy(async () => ({ default: (await import('./profile.tsx')).StudentProfile })),
  sessions: lazy(async () => ({ default: (await import('./sessions.tsx')).StudentSessions })),
  homework: lazy(async () => ({ default: (await import('./homework.tsx')).StudentHomework })),
  feedback: lazy(async () => ({ default: (await import('./feedback.tsx')).StudentFeedback })),
  progress: lazy(async () => ({ default: (await import('./progress.tsx')).StudentProgress })),
  contact: lazy(async () => ({ default: (await import('./contact.tsx')).StudentContact })),
};
