import { lazyPart } from '#platform/lazy-part.ts';

/** By the path below the dashboard's own; each is a file of its own for the browser. */
export const pages = {
  '': lazyPart(async () => (await import('./overview.tsx')).TutorOverviewPage),
  calendar: lazyPart(async () => (await import('./calendar.tsx')).TutorCalendar),
  'calendar/hours': lazyPart(async () => (await import('./hours.tsx')).TutorHours),
  'calendar/series': lazyPart(async () => (await import('./session-series.tsx')).TutorSessionSeries),
  'calendar/ramadan/:timetableId': lazyPart(async () => (await import('./timetable.tsx')).TutorTimetable),
  profile: lazyPart(async () => (await import('./profile.tsx')).TutorProfile),
  students: lazyPart(async () => (await import('./students.tsx')).TutorStudents),
  'students/:studentId': lazyPart(async () => (await import('./student.tsx')).TutorStudent),
  'session-logger': lazyPart(async () => (await import('./session-logger.tsx')).TutorSessionLogger),
  history: lazyPart(async () => (await import('./history.tsx')).TutorHistory),
  statement: lazyPart(async () => (await import('./statement.tsx')).TutorStatement),
  homework: lazyPart(async () => (await import('./homework.tsx')).TutorHomework),
  resources: lazyPart(async () => (await import('./resources.tsx')).TutorResources),
  legal: lazyPart(async () => (await import('./legal.tsx')).TutorLegal),
  notices: lazyPart(async () => (await import('#pages/dashboard/notices.tsx')).Notices),
};

/** The texts of all its pages, which are loaded ahead with them. */
export const texts = [
  'availability',
  'calendar',
  'dashboard',
  'errors',
  'homework',
  'legal',
  'messages',
  'names',
  'notices',
  'profiles',
  'resources',
  'security',
  'security-events',
  'session-calendar',
  'session-reports',
  'session-requests',
  'session-series',
  'sessions',
  'sign-in',
  'statements',
  'students',
  'timetables',
  'uploads',
] as const;
