import arMessages from '@bayan/web/locales/ar/messages.json' with { type: 'json' };
import arProgress from '@bayan/web/locales/ar/progress.json' with { type: 'json' };
import enMessages from '@bayan/web/locales/en/messages.json' with { type: 'json' };
import enProgress from '@bayan/web/locales/en/progress.json' with { type: 'json' };
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sample } from './accounts.ts';
import { languageOf, useBrowser } from './browser.ts';
import { isPhone, languages, openHeader, openNavigation } from './screen.ts';
import { signInPage } from './sign-in-page.ts';
import { dashboardTexts, texts } from './texts.ts';

const visit = useBrowser();

const routes = {
  admin: ['', 'stats', 'tutors', 'students', 'sessions', 'resources', 'settings', 'notes', 'people'],
  tutor: ['', 'calendar', 'profile', 'students', 'session-logger', 'history', 'resources', 'legal'],
  student: ['', 'profile', 'sessions', 'feedback', 'homework', 'progress', 'contact'],
} as const;
/** Those of the samples; an administrator's counts what every test of a tutor leaves open as well. */
const badges = { admin: { sessions: null }, tutor: {}, student: { sessions: 2, homework: 1 } };
type Role = keyof typeof routes;
type Counts = Record<string, number>;
/** The titles of a student's pages that are not called like their place. */
const ownTitles: Readonly<Record<'en' | 'ar', Readonly<Record<string, string>>>> = {
  en: { progress: enProgress.title, contact: enMessages.contact.title },
  ar: { progress: arProgress.title, contact: arMessages.contact.title },
};

describe.each(languages)('the dashboards in %s', language => {
  const text = dashboardTexts[language];
  const titleOf = (role: Role, route: string) => {
    if (role === 'admin' && route === '') return text.adminRoot.title;
    const names: Readonly<Record<string, string>> = {
      ...text.places[role],
      ...(role === 'student' && ownTitles[language]),
    };
    return names[route || 'overview'] ?? '';
  };
  /** A student's dashboard greets where the sidebar does not, and is called so in its tab alone. */
  const headingOf = (role: Role, route: string) =>
    role === 'student' && route === '' && isPhone ? /عمر|Omar/ : titleOf(role, route);

  /** Goes to every place of an area, from wherever one is in it. */
  async function goRound(page: Page, role: Role, counted: () => Readonly<Counts>) {
    const sidebar = await openNavigation(page, language);
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
      await openNavigation(page, language);
      await expect.poll(() => place.getAttribute('aria-current')).toBe('page');
    }
    for (const [route, count] of Object.entries(badges[role])) {
      const place = sidebar.locator(`a[href="/${role}-dashboard/${route}"]`);
      await expect
        .poll(async () => (await place.textContent())?.includes(String(count ?? counted()[route])))
        .toBe(true);
    }
  }

  /** The latest counts that a page was told: other tests add to what an administrator has to do. */
  function countsTold(page: Page): () => Readonly<Counts> {
    let counted: Readonly<Counts> = {};
    page.on('response', async response => {
      if (!response.url().endsWith('/api/badges') || !response.ok()) return;
      counted = await response.json().catch(() => counted);
    });
    return () => counted;
  }

  test('of an administrator show their note, every place with its title, the live badges and who is signed in', async () => {
    const { page } = await visit({ language, isUnhurried: true });
    const counted = countsTold(page);
    await signInPage(page, language).signIn(sample('admin'));
    await page.waitForURL('**/admin-dashboard');
    await page.getByText(text.adminRoot.note).waitFor();
    await goRound(page, 'admin', counted);
  });

  test('of a tutor say so at an address without a page, and lead from there to every place', async () => {
    const { page } = await visit({ language, expected: [/^404: there is no page at/] });
    const counted = countsTold(page);
    await signInPage(page, language).signIn(sample('tutor'), '/login?next=/tutor-dashboard/nowhere');
    await page.getByRole('heading', { level: 1, name: texts[language].notFound.heading }).waitFor();
    await goRound(page, 'tutor', counted);
  });

  test('of a student show every place, and the public pages offer the way out', async () => {
    const { page } = await visit({ language, isUnhurried: true });
    const counted = countsTold(page);
    await signInPage(page, language).signIn(sample('student'));
    await page.waitForURL('**/student-dashboard');
    await goRound(page, 'student', counted);

    await page.goto('/about');
    const header = await openHeader(page, language);
    await header.getByRole('button', { name: texts[language].shell.signOut }).click();
    await page.waitForURL('**/login');
    expect(await page.evaluate(() => localStorage.getItem('bayan.sign-in'))).toBeNull();
    expect(await languageOf(page)).toBe(language === 'ar' ? 'ar rtl' : 'en ltr');
  });
});
