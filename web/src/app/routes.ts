import { type ComponentType, lazy } from 'react';
import { paths } from './paths.ts';

interface PageRoute {
  /** One address, or with `/*` at its end everything below it: the page then has routes of its own. */
  readonly path: string;
  readonly Page: ComponentType;
}

/** Each page is a file of its own for the browser, asked for when somebody goes there. */
const page = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

/** Every address that has a page. */
export const routes: readonly PageRoute[] = [
  { path: paths.landing, Page: page(async () => (await import('../pages/home.tsx')).Home) },
  { path: paths.login, Page: page(async () => (await import('../pages/sign-in/login.tsx')).Login) },
  { path: paths.signUp, Page: page(async () => (await import('../pages/sign-in/sign-up.tsx')).SignUp) },
  {
    path: paths.forgotPassword,
    Page: page(async () => (await import('../pages/sign-in/forgot-password.tsx')).ForgotPassword),
  },
  {
    path: paths.resetPassword,
    Page: page(async () => (await import('../pages/sign-in/choose-password.tsx')).ResetPassword),
  },
  {
    path: paths.setPassword,
    Page: page(async () => (await import('../pages/sign-in/choose-password.tsx')).SetPassword),
  },
  {
    path: paths.linkExpired,
    Page: page(async () => (await import('../pages/sign-in/link-expired.tsx')).LinkExpired),
  },
  {
    path: paths.applyAsStudent,
    Page: page(async () => (await import('../pages/apply/student.tsx')).ApplyAsStudent),
  },
  {
    path: paths.applyAsTutor,
    Page: page(async () => (await import('../pages/apply/tutor.tsx')).ApplyAsTutor),
  },
  { path: paths.enquire, Page: page(async () => (await import('../pages/enquire.tsx')).Enquire) },
  { path: paths.waiting, Page: page(async () => (await import('../pages/sign-in/waiting.tsx')).Waiting) },
];

/** For every other address. */
export const NotFoundPage = page(async () => (await import('../pages/not-found.tsx')).NotFound);
