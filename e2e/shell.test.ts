import { describe, expect, test } from 'vitest';
import { siteNames } from '../server/test/pages/texts.ts';
import { accessibilityFaults } from './accessibility.ts';
import { untilTakenOver, useBrowser } from './browser.ts';
import { isPhone, languages, openHeader } from './screen.ts';
import { texts } from './texts.ts';

const visit = useBrowser();

describe.each(languages)('around every page in %s', language => {
  const { shell, about } = texts[language];

  test('the header’s links lead on without script', async () => {
    const { page } = await visit({ language, script: false });
    await page.goto('/');
    const header = await openHeader(page, language);
    for (const name of [...Object.values(shell.pages), shell.login])
      expect(await header.getByRole('link', { name, exact: true }).count()).toBe(1);
    await header.getByRole('link', { name: shell.pages.about, exact: true }).click();
    await page.getByRole('heading', { name: about.heading }).waitFor();
  });

  if (isPhone)
    test('the menu has no fault that axe can find and closes behind whoever goes on', async () => {
      const { page } = await visit({ language });
      await page.goto('/');
      await untilTakenOver(page);
      const header = await openHeader(page, language);
      expect(await accessibilityFaults(page)).toEqual([]);
      const link = header.getByRole('link', { name: shell.pages.about, exact: true });
      await link.click();
      await page.getByRole('heading', { name: about.heading }).waitFor();
      expect(await link.isVisible()).toBe(false);
    });

  test('the keyboard can skip to the content', async () => {
    const { page } = await visit({ language });
    await page.goto('/about');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(shell.skip);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.id === 'main');
  });
});

// Alike at every width.
if (!isPhone)
  test.each([100, 200, 300])(
    'a key pressed %i ms into the take-over on a slow machine finds the page as it was written',
    async delay => {
      const { page, context } = await visit({ language: 'en' });
      const machine = await context.newCDPSession(page);
      await machine.send('Emulation.setCPUThrottlingRate', { rate: 8 });
      await page.goto('/about');
      const content = await page.getByRole('main').elementHandle();
      await page.keyboard.press('Tab');
      await page.waitForTimeout(delay);
      await page.keyboard.press('Enter');
      await untilTakenOver(page);
      await page.waitForFunction(() => document.activeElement?.id === 'main');
      expect(await content?.evaluate(element => element.isConnected)).toBe(true);
    },
  );

describe('going through the site', () => {
  const { shell, about, contact } = texts.en;

  test('a new page begins at its top, and Back leads to where one was', async () => {
    const { page } = await visit({ language: 'en' });
    await page.goto('/contact');
    await untilTakenOver(page);
    await page.evaluate(() => window.scrollTo(0, 700));
    await page.waitForFunction(() => window.scrollY === 700);
    const footer = page.getByRole('contentinfo');
    const place = await page.evaluate(() => window.scrollY);
    await footer.getByRole('link', { name: shell.pages.about }).dispatchEvent('click');
    await page.getByRole('heading', { name: about.heading }).waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    await page.goBack();
    await page.getByRole('heading', { name: contact.heading, level: 1 }).waitFor();
    await page.waitForFunction(expected => window.scrollY === expected, place);
  });

  test('goes on without loading a page anew', async () => {
    const { page } = await visit({ language: 'en' });
    const documents: string[] = [];
    page.on('request', request => {
      if (request.resourceType() === 'document') documents.push(request.url());
    });
    await page.goto('/');
    await untilTakenOver(page);
    const header = await openHeader(page, 'en');
    await header.getByRole('link', { name: shell.pages.contact }).click();
    await page.getByRole('heading', { name: contact.heading, level: 1 }).waitFor();
    expect(documents).toHaveLength(1);
    expect(await page.title()).toBe(`${contact.title} · ${siteNames.en}`);
  });
});
