import { languages } from '@bayan/domain/language/language';
import { lazy, type ReactNode, Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import ar from '#locales/ar/dashboard.json';
import en from '#locales/en/dashboard.json';
import { AreaSkeleton } from '#shell/dashboard/area-skeleton.tsx';
import { DashboardFrame } from '#shell/dashboard/dashboard-frame.tsx';
import { inTurn } from './in-turn.ts';
import { leave, show, type Width } from './render.tsx';
import { press } from './screen.ts';
import { people } from './signed-in-as.tsx';

const textsIn = { en, ar };
const facts = { role: 'student', profile: people.student } as const;

describe.each(languages)('around the pages of a dashboard in %s', language => {
  const { test } = inTurn(language);
  const text = textsIn[language];

  const open = (badges?: { sessions: number; homework: number; notices: number }, width: Width = 390) =>
    show(
      <DashboardFrame {...facts} badges={badges}>
        <h1>Noura</h1>
      </DashboardFrame>,
      { language, width, as: 'student', at: '/student-dashboard', isWholePage: true },
    );

  test('a phone has four places in the thumb’s reach, and slides all of them in', async () => {
    await open();
    const near = page.getByRole('navigation', { name: text.nearNavigation });
    await expect.element(near).toBeVisible();
    expect(near.getByRole('link').elements()).toHaveLength(4);
    expect(page.getByRole('complementary').elements()).toEqual([]);
    const menu = page.getByRole('button', { name: text.menu }).element();
    expect([menu.getAttribute('aria-haspopup'), menu.getAttribute('aria-expanded')]).toEqual([
      'dialog',
      'false',
    ]);
    await press(text.menu);
    const drawer = page.getByRole('dialog');
    await expect.poll(() => menu.getAttribute('aria-expanded')).toBe('true');
    await drawer.getByRole('link', { name: text.places.student.feedback }).click();
    expect(location.pathname).toBe('/student-dashboard/feedback');
    await expect.element(drawer).not.toBeInTheDocument();
    expect(document.documentElement.scrollWidth - window.innerWidth).toBeLessThanOrEqual(0);
  });

  test('a place says how much waits there, and nothing where nothing does', async () => {
    await open({ sessions: 2, homework: 0, notices: 0 });
    const near = page.getByRole('navigation', { name: text.nearNavigation });
    const sessions = near.getByRole('link', { name: text.places.student.sessions, exact: false });
    await expect.element(sessions).toMatchTextContent('2');
    await expect.element(near.getByRole('link', { name: text.places.student.homework })).toBeVisible();
  });

  test.each([390, 1280] as const)(
    'the bell says how much is unread, and leads there, at %i (R683)',
    async width => {
      await open({ sessions: 0, homework: 0, notices: 3 }, width);
      const bell = page.getByRole('link', { name: text.notices, exact: false });
      await expect.element(bell).toMatchTextContent('3');
      expect(bell.elements()).toHaveLength(1);
      await bell.click();
      expect(location.pathname).toBe('/student-dashboard/notices');
      await expect.element(bell).toHaveAttribute('aria-current', 'page');
    },
  );

  test.each([390, 1280] as const)(
    'a badge of two digits covers neither the bell nor a place at %i',
    async width => {
      await open({ sessions: 12, homework: 34, notices: 56 }, width);
      const badges = () =>
        [...document.querySelectorAll('a svg ~ span.rounded-full')].filter(badge => badge.checkVisibility());
      await expect.poll(() => badges().length).toBeGreaterThan(0);
      const share = (badge: Element) => {
        const icon = badge.parentElement?.querySelector('svg')?.getBoundingClientRect();
        const box = badge.getBoundingClientRect();
        if (!icon) return 1;
        return (Math.min(icon.right, box.right) - Math.max(icon.left, box.left)) / icon.width;
      };
      for (const badge of badges()) expect(share(badge)).toBeLessThan(0.3);
    },
  );

  test('the way out is one line of words (R686)', async () => {
    await open(undefined, 1280);
    const out = page.getByRole('button', { name: text.logout });
    await expect.element(out).toBeVisible();
    expect(out.element().getBoundingClientRect().height).toBeLessThan(50);
  });

  test('a tap marks its place at once and keeps the page until the next one is there (R670)', async () => {
    const coming = Promise.withResolvers<{ default: () => ReactNode }>();
    const Homework = lazy(() => coming.promise);
    await show(
      <DashboardFrame {...facts} badges={undefined}>
        <Suspense fallback={<p>blank</p>}>
          <Routes>
            <Route path="/student-dashboard" element={<h1>Noura</h1>} />
            <Route path="/student-dashboard/homework" element={<Homework />} />
          </Routes>
        </Suspense>
      </DashboardFrame>,
      { language, width: 390, as: 'student', at: '/student-dashboard', isWholePage: true },
    );
    const near = page.getByRole('navigation', { name: text.nearNavigation });
    const homework = near.getByRole('link', { name: text.places.student.homework });
    const overview = near.getByRole('link', { name: text.places.student.overview });
    await expect.element(overview).toHaveAttribute('aria-current', 'page');
    await homework.click();
    await expect.element(homework).toHaveAttribute('aria-current', 'page');
    await expect.element(overview).not.toHaveAttribute('aria-current');
    await expect.element(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    await expect.element(page.getByRole('heading', { name: 'Noura' })).toBeVisible();
    expect(page.getByText('blank').elements()).toEqual([]);

    coming.resolve({ default: () => <h1>Homework has come</h1> });
    await expect.element(page.getByRole('heading', { name: 'Homework has come' })).toBeVisible();
    await expect.element(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
    history.back();
    await expect.element(page.getByRole('heading', { name: 'Noura' })).toBeVisible();
    await expect.element(overview).toHaveAttribute('aria-current', 'page');
    await expect.element(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  });

  test.each([390, 1280] as const)(
    'nothing moves when it is known who is there, at %i (R670)',
    async width => {
      const links = () => [...document.querySelectorAll('nav a')].filter(link => link.checkVisibility());
      const placesOf = () =>
        links().map(link => {
          const { x, y, width: wide, height } = link.getBoundingClientRect();
          return [link.getAttribute('href'), x, y, wide, height];
        });
      await show(<AreaSkeleton role={facts.role} />, {
        language,
        width,
        at: '/student-dashboard',
        isWholePage: true,
      });
      await expect.element(page.getByRole('main').getByRole('status')).toBeInTheDocument();
      await expect.poll(() => links().length).toBeGreaterThan(3);
      const before = placesOf();
      await leave();
      await open(undefined, width);
      await expect.element(page.getByRole('heading', { name: 'Noura' })).toBeVisible();
      expect(placesOf()).toEqual(before);
    },
  );
});
