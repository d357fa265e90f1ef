import { describe, expect, test } from 'vitest';
import arMessages from '../web/public/locales/ar/messages.json' with { type: 'json' };
import arProgress from '../web/public/locales/ar/progress.json' with { type: 'json' };
import enMessages from '../web/public/locales/en/messages.json' with { type: 'json' };
import enProgress from '../web/public/locales/en/progress.json' with { type: 'json' };
import { sample } from './accounts.ts';
import { languageOf, untilTakenOver, useBrowser } from './browser.ts';
import { isPhone, languages, openHeader, openPlaces } from './screen.ts';
import { signInPage } from './sign-in-page.ts';
import { dashboardTexts, texts } from './texts.ts';

const visit = useBrowser();

const routes = {
  admin: ['', 'stats', 'tutors', 'students', 'sessions', 'resources', 'settings', 'notes'],
  tutor: ['', 'profile', 'students', 'session-logger', 'history', 'resources', 'legal'],
  student: ['', 'profile', 'sessions', 'feedback', 'homework', 'progress', 'contact'],
} as const;
/** Those of the samples; an administrator's counts what every test of a tutor leaves open as well. */
const badges = { admin: { sessions: null }, tutor: {}, student: { sessions: 2, homework: 1 } };
const roles = ['admin', 'tutor', 'student'] as const;
/** The titles of a student's pages that are not called like their place. */
const ownTitles: Readonly<Record<'en' | 'ar', Readonly<Record<string, string>>>> = {
  en: { progress: enProgress.title, contact: enMessages.contact.title },
  ar: { progress: arProgress.title, contact: arMessages.contact.title },
};

describe.each(languages)('the dashboards in %s', language => {
  const text = dashboardTexts[language];
  const titleOf = (role: (typeof roles)[number], route: string) => {
    if (role === 'admin' && route === '') return text.adminRoot.title;
    const names: Readonly<Record<string, string>> = {
      ...text.places[role],
      ...(role === 'student' && ownTitles[language]),
    };
    return names[route || 'overview'] ?? '';
  };
  /** A student's dashboard greets, and is called so in its tab alone. */
  const headingOf = (role: (typeof roles)[number], route: string) =>
    role === 'student' && route === '' ? /عمر|Omar/ : titleOf(role, route);

  test.each(roles)(
    'of a %s shows every place with its title, the live badges and who is signed in',
    async role => {
      const { page } = await visit({ language });
      // Other tests add to what an administrator has to do, so the latest answer counts.
      let counted: Readonly<Record<string, number>> = {};
      page.on('response', async response => {
        if (!response.url().endsWith('/api/badges') || !response.ok()) return;
        counted = await response.json().catch(() => counted);
      });
      await signInPage(page, language).signIn(sample(role));
      await page.waitForURL(`**/${role}-dashboard`);
      const sidebar = await openPlaces(page, language);
      await sidebar.getByText(sample(role).email).waitFor();
      expect(await sidebar.getByText(text.roles[role], { exact: true }).isVisible()).toBe(true);
      expect(await sidebar.getByText(text.welcome.replace('{{name}}', '').trim()).isVisible()).toBe(true);

      for (const route of routes[role]) {
        const place = sidebar
          .getByRole('navigation')
          .locator(`a[href="/${role}-dashboard${route && `/${route}`}"]`);
        await place.click();
        const title = titleOf(role, route);
        await page.getByRole('heading', { level: 1, name: headingOf(role, route), exact: true }).waitFor();
        await expect.poll(() => page.title()).toContain(title);
        await openPlaces(page, language);
        await expect.poll(() => place.getAttribute('aria-current')).toBe('page');
      }
      for (const [route, count] of Object.entries(badges[role])) {
        const place = sidebar.locator(`a[href="/${role}-dashboard/${route}"]`);
        await expect
          .poll(async () => (await place.textContent())?.includes(String(count ?? counted[route])))
          .toBe(true);
      }
    },
  );

  test('of an administrator keep their title and their note', async () => {
    const { page } = await visit({ language });
    await signInPage(page, language).signIn(sample('admin'));
    await page.getByRole('heading', { level: 1, name: text.adminRoot.title }).waitFor();
    expect(await page.getByText(text.adminRoot.note).isVisible()).toBe(true);
  });

  if (isPhone)
    test('slide their places in, and keep four in the thumb’s reach', async () => {
      const { page } = await visit({ language });
      await signInPage(page, language).signIn(sample('student'));
      const near = page.getByRole('navigation', { name: text.nearNavigation });
      await near.waitFor();
      expect(await near.getByRole('link').count()).toBe(4);
      expect(await page.getByRole('complementary').count()).toBe(0);
      const drawer = await openPlaces(page, language);
      await drawer.getByRole('link', { name: text.places.student.feedback }).click();
      await page.waitForURL('**/student-dashboard/feedback');
      await expect.poll(() => drawer.count()).toBe(0);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });

  test('say so at an address without a page', async () => {
    const { page } = await visit({ language, expected: [/^404: there is no page at/] });
    await signInPage(page, language).signIn(sample('tutor'), '/login?next=/tutor-dashboard/nowhere');
    await page.getByRole('heading', { level: 1, name: texts[language].notFound.heading }).waitFor();
  });

  test('are greeted on the public pages, which offer the way out', async () => {
    const { page } = await visit({ language });
    await signInPage(page, language).signIn(sample('student'));
    await page.waitForURL('**/student-dashboard');
    await page.goto('/about');
    const header = await openHeader(page, language);
    await header.getByRole('button', { name: texts[language].shell.signOut }).click();
    await page.waitForURL('**/login');
    expect(await page.evaluate(() => localStorage.getItem('bayan.sign-in'))).toBeNull();
    expect(await languageOf(page)).toBe(language === 'ar' ? 'ar rtl' : 'en ltr');
  });
});

describe('a reader who is not signed in', () => {
  test('is not made to load the sign-in client', async () => {
    const { page } = await visit({ language: 'en' });
    const asked: string[] = [];
    page.on('request', request => asked.push(new URL(request.url()).pathname));
    await page.goto('/about');
    await untilTakenOver(page);
    await page.waitForLoadState('networkidle');
    expect(asked.filter(path => path.startsWith('/api/auth') || path.startsWith('/auth/'))).toEqual([]);
  });
});
