import { CONFIRM_PAGE, INVITED_PAGE, RECOVERY_PAGE } from '@bayan/domain/auth/mailed-pages';
import { LEGAL_PAGES } from '@bayan/domain/legal-texts/legal-kinds';
import { TUTORS_PAGE } from '@bayan/domain/public-tutors/tutor-filters';
import { STOP_PAGE } from '@bayan/domain/reminders/stop-page';

export const paths = {
  landing: '/',
  home: '/home',
  about: '/about',
  howItWorks: '/how-it-works',
  tutors: TUTORS_PAGE,
  tutor: `${TUTORS_PAGE}/:slug`,
  becomeTutor: '/become-tutor',
  requestTutor: '/request-tutor',
  contact: '/contact',
  comingSoon: '/coming-soon',
  offline: '/offline',
  login: '/login',
  signUp: '/signup',
  forgotPassword: '/forgot-password',
  resetPassword: RECOVERY_PAGE,
  setPassword: INVITED_PAGE,
  confirmLink: CONFIRM_PAGE,
  linkExpired: '/link-expired',
  waiting: '/waiting',
  secondFactor: '/second-factor',
  adminDashboard: '/admin-dashboard',
  tutorDashboard: '/tutor-dashboard',
  studentDashboard: '/student-dashboard',
  applyAsStudent: '/apply/student',
  applyAsTutor: '/apply/tutor',
  enquire: '/enquire',
  lessonReply: '/lesson-reply',
  stopReminders: STOP_PAGE,
  privacy: LEGAL_PAGES.privacy,
  privacyForChildren: LEGAL_PAGES['privacy-children'],
  terms: LEGAL_PAGES.terms,
} as const;

const written: readonly string[] = [...Object.values(LEGAL_PAGES), paths.landing, paths.home, paths.tutors];

/** Whether the server writes the page of an address from what the database holds, so that only it can answer. */
export function isWrittenByServer(address: string): boolean {
  const [path = '', query] = address.split(/[?#]/);
  return (
    written.includes(path) ||
    path.startsWith(`${paths.tutors}/`) ||
    // The form knows by itself all but the tutor whom a family asks for.
    (path === paths.applyAsStudent && query !== undefined)
  );
}
