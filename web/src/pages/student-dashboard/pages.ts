import { lazyPart } from '#platform/lazy-part.ts';

/** By the path below the dashboard's own; each is a file of its own for the browser. */
export const pages = {
  '': lazyPart(async () => (await import('./overview.tsx')).StudentOverviewPage),
  profile: lazyPart(async () => (await import('./profile.tsx')).StudentProfile),
  sessions: lazyPart(async () => (await import('./sessions.tsx')).StudentSessions),
  statement: lazyPart(async () => (await import('./statement.tsx')).StudentStatement),
  homework: lazyPart(async () => (await import('./homework.tsx')).StudentHomework),
  feedback: lazyPart(async () => (await import('./feedback.tsx')).StudentFeedback),
  progress: lazyPart(async () => (await import('./progress.tsx')).StudentProgress),
  contact: lazyPart(async () => (await import('./contact.tsx')).StudentContact),
  notices: lazyPart(async () => (await import('#pages/dashboard/notices.tsx')).Notices),
};

/** The texts of all its pages, which are loaded ahead with them. */
export const texts = [
  'calendar',
  'dashboard',
  'errors',
  'feedback',
  'homework',
  'messages',
  'names',
  'notices',
  'profiles',
  'progress',
  'reminders',
  'security',
  'security-events',
  'session-reports',
  'session-requests',
  'sessions',
  'settings',
  'sign-in',
  'statements',
  'student-overview',
  'student-sessions',
  'students',
  'tutors',
  'uploads',
] as const;
