import { languageKey, otherLanguage } from '@bayan/domain/language/language';
import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from './accessibility.ts';
import { languageOf, untilTakenOver, useBrowser } from './browser.ts';
import { languages, openHeader } from './screen.ts';
import { texts } from './texts.ts';

const visit = useBrowser();
const offer = texts.ar.shell.readInEnglish;

describe('the language of a first visit (R211)', () => {
  test('a choice in session storage alone is found too', async () => {
    const { page, context } = await visit({ language: 'en' });
    await page.goto('/about');
    await page.evaluate(key => sessionStorage.setItem(key, 'ar'), languageKey);
    await context.clearCookies();
    await page.goto('/about', { waitUntil: 'commit' });
    await page.getByRole('heading', { name: texts.ar.about.heading }).waitFor();
    expect(await languageOf(page)).toBe('ar rtl');
  });
});

describe('who got Arabic by country (R213)', () => {
  test('reads English after one tap and ever after', async () => {
    const { page } = await visit({ language: 'en', country: 'SA' });
    await page.goto('/about');
    await untilTakenOver(page);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('link', { name: offer }).click();
    await page.getByRole('heading', { name: texts.en.about.heading }).waitFor();
    expect(await page.getByRole('link', { name: offer }).count()).toBe(0);
    await page.goto('/contact');
    expect(await languageOf(page)).toBe('en ltr');
  });
});

describe('an Arabic address', () => {
  test('shows Arabic, stays in it from link to link, and leaves the saved choice alone', async () => {
    const { page, context } = await visit({ language: 'en', saved: 'en' });
    await page.goto('/ar/about');
    expect(await languageOf(page)).toBe('ar rtl');
    await untilTakenOver(page);
    const header = await openHeader(page, 'ar');
    await header.getByRole('link', { name: texts.ar.shell.pages.contact }).click();
    await page.getByRole('heading', { name: texts.ar.contact.heading, level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/ar/contact');
    expect((await context.cookies()).find(({ name }) => name === languageKey)?.value).toBe('en');
    await page.goto('/about');
    expect(await languageOf(page)).toBe('en ltr');
  });

  test('leads to the page itself for who chooses English there', async () => {
    const { page } = await visit({ language: 'ar' });
    await page.goto('/ar/about');
    await untilTakenOver(page);
    await page.getByRole('link', { name: texts.ar.languages.en, exact: true }).click();
    await page.getByRole('heading', { name: texts.en.about.heading }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/about');
  });
});

describe.each(languages)('the switch on a page in %s', language => {
  const other = otherLanguage(language);
  const link = { name: texts[language].languages[other], exact: true };
  const heading = { name: texts[language].contact.questions.heading };

  test.each([true, false])('keeps the place on the page, taken over: %s', async isTakenOver => {
    const { page } = await visit({ language, expected: [/net::ERR_FAILED/, /stays as the server wrote it/] });
    if (!isTakenOver) await page.route('**/assets/take-over*', route => route.abort());
    await page.goto('/contact');
    if (isTakenOver) await untilTakenOver(page);
    await page.getByRole('heading', heading).evaluate(element => element.scrollIntoView({ block: 'start' }));
    await page.getByRole('banner').getByRole('link', link).dispatchEvent('click');
    const sameHeading = page.getByRole('heading', { name: texts[other].contact.questions.heading });
    await sameHeading.waitFor();
    await page.waitForFunction(() => window.scrollY > 0);
    const top = await sameHeading.evaluate(element => element.getBoundingClientRect().top);
    expect(Math.abs(top)).toBeLessThan(40);
  });
});
