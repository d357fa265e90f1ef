import { lazyPart } from '#platform/lazy-part.ts';

/** By the path below the dashboard's own; each is a file of its own for the browser. */
export const pages = {
  '': lazyPart(async () => (await import('./overview.tsx')).AdminOverview),
  security: lazyPart(async () => (await import('./security.tsx')).AdminSecurity),
  notices: lazyPart(async () => (await import('#pages/dashboard/notices.tsx')).Notices),
};

/** The texts of all its pages, which are loaded ahead with them. */
export const texts = [
  'dashboard',
  'errors',
  'messages',
  'names',
  'notices',
  'security',
  'security-events',
  'session-requests',
  'sessions',
  'sign-in',
] as const;
