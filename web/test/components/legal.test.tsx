import { languages } from '@bayan/domain/language/language';
import { describe, expect, onTestFinished } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { RestoreScroll } from '#app/restore-scroll.tsx';
import ar from '#locales/ar/legal.json';
import en from '#locales/en/legal.json';
import { TutorLegal } from '#pages/tutor-dashboard/legal.tsx';
import { DashboardFrame } from '#shell/dashboard/dashboard-frame.tsx';
import { inTurn } from './in-turn.ts';
import { show, type Width } from './render.tsx';
import { boxOf } from './screen.ts';
import { people } from './signed-in-as.tsx';

const textsIn = { en, ar };
const facts = { role: 'tutor', profile: people.tutor, badges: undefined } as const;

async function lookAtPaper(): Promise<void> {
  const features = [
    { name: 'prefers-color-scheme', value: 'light' },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ];
  onTestFinished(async () => {
    await cdp().send('Emulation.setEmulatedMedia', { media: '', features });
    await expect.poll(() => matchMedia('print').matches).toBe(false);
  });
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print', features });
  await expect.poll(() => matchMedia('print').matches).toBe(true);
}

describe.each(languages)('the legal page of a tutor in %s', language => {
  const { test } = inTurn(language);
  const { parts, lines, offices, current, contents } = textsIn[language];

  async function open(width: Width = 390) {
    await show(
      <DashboardFrame {...facts}>
        <RestoreScroll />
        <TutorLegal />
      </DashboardFrame>,
      { language, width, as: 'tutor', at: '/tutor-dashboard/legal', isWholePage: true },
    );
    await expect.element(page.getByText(current)).toBeVisible();
  }

  test('has six parts that its table of contents leads to', async () => {
    const { scrollRestoration } = history;
    onTestFinished(() => {
      history.scrollRestoration = scrollRestoration;
    });
    await open();
    const table = page.getByRole('navigation', { name: contents });
    for (const { title } of Object.values(parts)) {
      await table.getByRole('link', { name: title }).click();
      const heading = page.getByRole('heading', { level: 2, name: title });
      await expect.poll(() => boxOf(heading).top).toBeLessThan(700);
      expect(boxOf(heading).top).toBeGreaterThan(0);
      await expect.element(heading).toBeVisible();
    }
    expect(page.getByRole('heading', { level: 2 }).elements()).toHaveLength(7);
  });

  test('lists the emergency lines of Britain and the Gulf, the hours and the academy’s contacts', async () => {
    await open();
    for (const name of Object.values(lines.countries))
      await expect.element(page.getByText(name)).toBeVisible();
    const linksIn = (part: keyof typeof parts) =>
      page
        .getByRole('region', { name: parts[part].title })
        .getByRole('link')
        .elements()
        .map(link => link.getAttribute('href'));
    expect(linksIn('emergency')).toEqual(
      [
        ['999', '999', '999'],
        ['999', '997', '998'],
        ['999', '998', '997'],
        ['999', '999', '999'],
        ['112', '112', '112'],
        ['999', '999', '999'],
        ['9999', '9999', '9999'],
      ].flatMap(numbers => numbers.map(number => `tel:${number}`)),
    );
    await expect.element(page.getByText(offices.admin.hours)).toBeVisible();
    await expect.element(page.getByText(offices.legal.hours)).toBeVisible();
    expect(linksIn('contacts')).toEqual([
      'mailto:hello@bayan.example',
      'tel:+966500000000',
      'mailto:hello@bayan.example',
      'tel:+966500000000',
    ]);
  });

  test.each([1280, 390] as const)('prints without what stands around it, %i', async width => {
    await open(width);
    const navigations = () => [...document.querySelectorAll('nav')].filter(nav => nav.checkVisibility());
    expect(navigations()).toHaveLength(2);
    await lookAtPaper();
    expect(navigations()).toEqual([]);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
