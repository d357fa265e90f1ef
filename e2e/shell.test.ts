import { siteNames } from '@bayan/server/test/pages/texts';
import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from './accessibility.ts';
import { untilTakenOver, useBrowser } from './browser.ts';
import { isPhone, languages, openHeader } from './screen.ts';
import { texts } from './texts.ts';

const visit = useBrowser();

describe.each(languages)('around every page in %s', language => {
  const { shell, about, contact } = texts[language];

  test('the header’s links lead on without script', async () => {
    const { page } = await visit({ language, script: false });
    await page.goto('/');
    const header = await openHeader(page, language);
    for (const name of [...Object.values(shell.pages), shell.login])
      expect(await header.getByRole('link', { name, exact: true }).count()).toBe(1);
    await header.getByRole('link', { name: shell.pages.about, exact: true }).click();
    await page.getByRole('heading', { name: about.heading }).waitFor();
  });

  test('lets the keyboard skip to the content, leads on without loading a page anew, begins a page at its top, and leads back to where one was', async () => {
    const { page } = await visit({ language });
    const documents: string[] = [];
    page.on('request', request => {
      if (request.resourceType() === 'document') documents.push(request.url());
    });
    await page.goto('/about');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(shell.skip);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.id === 'main');

    await untilTakenOver(page);
    const header = await openHeader(page, language);
    if (isPhone) expect(await accessibilityFaults(page)).toEqual([]);
    const link = header.getByRole('link', { name: shell.pages.contact, exact: true });
    await link.click();
    await page.getByRole('heading', { name: contact.heading, level: 1 }).waitFor();
    // The menu of a phone closes behind whoever goes on.
    if (isPhone) expect(await link.isVisible()).toBe(false);
    expect(documents).toHaveLength(1);
    expect(await page.title()).toBe(`${contact.title} · ${siteNames[language]}`);

    // The page hears of it a frame later than it is scrolled.
    await page.evaluate(async () => {
      const heard = new Promise(resolve => addEventListener('scroll', resolve, { once: true }));
      window.scrollTo(0, 700);
      await heard;
    });
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: shell.pages.about }).dispatchEvent('click');
    await page.getByRole('heading', { name: about.heading }).waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await page.getByRole('heading', { name: contact.heading, level: 1 }).waitFor();
    await page.waitForFunction(() => window.scrollY === 700);
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
