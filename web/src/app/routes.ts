import type { Role } from '@bayan/domain/roles';
import { type ComponentType, lazy } from 'react';
import { hasCome, lazyWithReload } from '#platform/lazy-with-reload.ts';
import { paths } from '#platform/paths.ts';

export interface PageRoute {
  /** One address, or with `/*` at its end everything below it: the page then has routes of its own. */
  readonly path: string;
  readonly Page: ComponentType;
  /**
   * A page that is open to everybody is whole without its script, which waits for a touch. One that first asks the
   * server, who is there or what is offered, needs it at once.
   */
  readonly start: 'when-touched' | 'when-painted' | 'never';
  /** The server writes it from what the database holds. */
  readonly isWritten?: true;
  /** Whose signed-in area it is. */
  readonly area?: Role;
}

/** Each page is a file of its own for the browser, asked for when somebody goes there. */
const page = (load: () => Promise<ComponentType>) =>
  lazy(async () => {
    const Page = await load().catch(error => lazyWithReload('page', error));
    hasCome('page');
    return { default: Page };
  });

const openToAll = (path: string, load: () => Promise<ComponentType>): PageRoute => ({
  path,
  Page: page(load),
  start: 'when-touched',
});

const afterAsking = (path: string, load: () => Promise<ComponentType>): PageRoute => ({
  path,
  Page: page(load),
  start: 'when-painted',
});

/** A signed-in area with all its addresses. */
const areaOf = (role: Role, root: string, load: () => Promise<ComponentType>): PageRoute => ({
  ...afterAsking(`${root}/*`, load),
  area: role,
});

/** Open to all, and written from what the database holds. */
const written = (path: string, load: () => Promise<ComponentType>): PageRoute => ({
  ...openToAll(path, load),
  isWritten: true,
});

/** Every address that has a page. */
export const routes: readonly PageRoute[] = [
  openToAll(paths.landing, async () => (await import('#pages/landing.tsx')).Landing),
  openToAll(paths.home, async () => (await import('#pages/home.tsx')).Home),
  openToAll(paths.about, async () => (await import('#pages/about.tsx')).About),
  openToAll(paths.howItWorks, async () => (await import('#pages/how-it-works.tsx')).HowItWorks),
  written(paths.tutors, async () => (await import('#pages/tutors.tsx')).Tutors),
  written(paths.tutor, async () => (await import('#pages/tutors/tutor.tsx')).TutorPage),
  openToAll(paths.becomeTutor, async () => (await import('#pages/become-tutor.tsx')).BecomeTutor),
  openToAll(paths.requestTutor, async () => (await import('#pages/request-tutor.tsx')).RequestTutor),
  openToAll(paths.contact, async () => (await import('#pages/contact.tsx')).Contact),
  openToAll(paths.comingSoon, async () => (await import('#pages/coming-soon.tsx')).ComingSoon),
  {
    path: paths.offline,
    Page: page(async () => (await import('#pages/offline.tsx')).Offline),
    start: 'never',
  },
  openToAll(paths.login, async () => (await import('#pages/sign-in/login.tsx')).Login),
  afterAsking(paths.signUp, async () => (await import('#pages/sign-in/sign-up.tsx')).SignUp),
  openToAll(
    paths.forgotPassword,
    async () => (await import('#pages/sign-in/forgot-password.tsx')).ForgotPassword,
  ),
  afterAsking(
    paths.resetPassword,
    async () => (await import('#pages/sign-in/choose-password.tsx')).ResetPassword,
  ),
  afterAsking(
    paths.setPassword,
    async () => (await import('#pages/sign-in/choose-password.tsx')).SetPassword,
  ),
  afterAsking(
    paths.confirmLink,
    async () => (await import('#pages/sign-in/confirm-link.tsx')).ConfirmLinkPage,
  ),
  openToAll(paths.linkExpired, async () => (await import('#pages/sign-in/link-expired.tsx')).LinkExpired),
  afterAsking(
    paths.secondFactor,
    async () => (await import('#pages/sign-in/second-factor.tsx')).SecondFactor,
  ),
  afterAsking(paths.waiting, async () => (await import('#pages/sign-in/waiting.tsx')).Waiting),
  areaOf(
    'admin',
    paths.adminDashboard,
    async () => (await import('#pages/admin-dashboard/admin-dashboard.tsx')).AdminDashboard,
  ),
  areaOf(
    'tutor',
    paths.tutorDashboard,
    async () => (await import('#pages/tutor-dashboard/tutor-dashboard.tsx')).TutorDashboard,
  ),
  areaOf(
    'student',
    paths.studentDashboard,
    async () => (await import('#pages/student-dashboard/student-dashboard.tsx')).StudentDashboard,
  ),
  openToAll(paths.applyAsStudent, async () => (await import('#pages/apply/student.tsx')).ApplyAsStudent),
  openToAll(paths.applyAsTutor, async () => (await import('#pages/apply/tutor.tsx')).ApplyAsTutor),
  openToAll(paths.enquire, async () => (await import('#pages/enquire.tsx')).Enquire),
  afterAsking(paths.lessonReply, async () => (await import('#pages/lesson-reply.tsx')).LessonReplyPage),
  written(paths.privacy, async () => (await import('#pages/privacy.tsx')).Privacy),
  written(
    paths.privacyForChildren,
    async () => (await import('#pages/privacy/children.tsx')).PrivacyForChildren,
  ),
  written(paths.terms, async () => (await import('#pages/terms.tsx')).Terms),
  // Written by the server for whoever holds the link: no script knows more of it.
  {
    path: paths.stopReminders,
    Page: page(async () => (await import('#pages/stop-reminders.tsx')).StopRemindersPage),
    start: 'never',
  },
];

/** For every other address. */
export const NotFoundPage = page(async () => (await import('#pages/not-found.tsx')).NotFound);
