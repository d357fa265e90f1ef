import { type Language, languageKey, otherLanguage } from '@bayan/domain/language/language';
import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from './accessibility.ts';
import { languageOf, untilTakenOver, useBrowser } from './browser.ts';
import { languages, openHeader } from './screen.ts';
import { texts } from './texts.ts';

const visit = useBrowser();
const offer = texts.ar.shell.readInEnglish;

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
  test('leads to the page itself for who chooses English, shows Arabic all the same, and leaves that choice alone', async () => {
    const { page, context } = await visit({ language: 'ar' });
    await page.goto('/ar/about');
    await untilTakenOver(page);
    await page.getByRole('link', { name: texts.ar.languages.en, exact: true }).click();
    await page.getByRole('heading', { name: texts.en.about.heading }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/about');

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
});

describe.each(languages)('the switch on a page in %s', language => {
  const other = otherLanguage(language);

  test('keeps the place on the page, before it is taken over and after', async () => {
    const { page } = await visit({ language, expected: [/net::ERR_FAILED/, /stays as the server wrote it/] });
    const questionsIn = (shown: Language) =>
      page.getByRole('heading', { name: texts[shown].contact.questions.heading });
    async function change(from: Language, to: Language) {
      // Below the header, where that stays on the screen.
      const before = await questionsIn(from).evaluate(element => {
        element.scrollIntoView({ block: 'start' });
        return element.getBoundingClientRect().top;
      });
      const link = { name: texts[from].languages[to], exact: true };
      await page.getByRole('banner').getByRole('link', link).dispatchEvent('click');
      await questionsIn(to).waitFor();
      await page.waitForFunction(() => window.scrollY > 0);
      const top = await questionsIn(to).evaluate(element => element.getBoundingClientRect().top);
      expect(Math.abs(top - before)).toBeLessThan(40);
    }

    await page.route('**/assets/site-*', route => route.abort());
    await page.goto('/contact');
    await change(language, other);
    await page.unroute('**/assets/site-*');
    await page.goto('/contact');
    await untilTakenOver(page);
    await change(other, language);
  });
});
