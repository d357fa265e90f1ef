import { type ComponentType, lazy } from 'react';
import { hasCome, loadAnew } from '../platform/load-anew.ts';
import { paths } from './paths.ts';

export interface PageRoute {
  /** One address, or with `/*` at its end everything below it: the page then has routes of its own. */
  readonly path: string;
  readonly Page: ComponentType;
  /** A page to read needs no script until somebody touches it; a page to use needs it as soon as it is to be seen. */
  readonly start: 'when-touched' | 'when-painted' | 'never';
}

/** Each page is a file of its own for the browser, asked for when somebody goes there. */
const page = (load: () => Promise<ComponentType>) =>
  lazy(async () => {
    const Page = await load().catch(error => loadAnew('page', error));
    hasCome('page');
    return { default: Page };
  });

const toRead = (path: string, load: () => Promise<ComponentType>): PageRoute => ({
  path,
  Page: page(load),
  start: 'when-touched',
});

const toUse = (path: string, load: () => Promise<ComponentType>): PageRoute => ({
  path,
  Page: page(load),
  start: 'when-painted',
});

/** Every address that has a page. */
export const routes: readonly PageRoute[] = [
  toRead(paths.landing, async () => (await import('../pages/landing.tsx')).Landing),
  toRead(paths.home, async () => (await import('../pages/home.tsx')).Home),
  toRead(paths.about, async () => (await import('../pages/about.tsx')).About),
  toRead(paths.howItWorks, async () => (await import('../pages/how-it-works.tsx')).HowItWorks),
  toRead(paths.becomeTutor, async () => (await import('../pages/become-tutor.tsx')).BecomeTutor),
  toRead(paths.requestTutor, async () => (await import('../pages/request-tutor.tsx')).RequestTutor),
  toRead(paths.contact, async () => (await import('../pages/contact.tsx')).Contact),
  toRead(paths.comingSoon, async () => (await import('../pages/coming-soon.tsx')).ComingSoon),
  {
    path: paths.offline,
    Page: page(async () => (await import('../pages/offline.tsx')).Offline),
    start: 'never',
  },
  toUse(paths.login, async () => (await import('../pages/sign-in/login.tsx')).Login),
  toUse(paths.signUp, async () => (await import('../pages/sign-in/sign-up.tsx')).SignUp),
  toUse(
    paths.forgotPassword,
    async () => (await import('../pages/sign-in/forgot-password.tsx')).ForgotPassword,
  ),
  toUse(
    paths.resetPassword,
    async () => (await import('../pages/sign-in/choose-password.tsx')).ResetPassword,
  ),
  toUse(paths.setPassword, async () => (await import('../pages/sign-in/choose-password.tsx')).SetPassword),
  toUse(paths.linkExpired, async () => (await import('../pages/sign-in/link-expired.tsx')).LinkExpired),
  toUse(paths.waiting, async () => (await import('../pages/sign-in/waiting.tsx')).Waiting),
  toUse(
    `${paths.adminDashboard}/*`,
    async () => (await import('../pages/admin-dashboard/admin-dashboard.tsx')).AdminDashboard,
  ),
  toUse(
    `${paths.tutorDashboard}/*`,
    async () => (await import('../pages/tutor-dashboard/tutor-dashboard.tsx')).TutorDashboard,
  ),
  toUse(
    `${paths.studentDashboard}/*`,
    async () => (await import('../pages/student-dashboard/student-dashboard.tsx')).StudentDashboard,
  ),
  toUse(paths.applyAsStudent, async () => (await import('../pages/apply/student.tsx')).ApplyAsStudent),
  toUse(paths.applyAsTutor, async () => (await import('../pages/apply/tutor.tsx')).ApplyAsTutor),
  toUse(paths.enquire, async () => (await import('../pages/enquire.tsx')).Enquire),
];

/** For every other address. */
export const NotFoundPage = page(async () => (await import('../pages/not-found.tsx')).NotFound);
