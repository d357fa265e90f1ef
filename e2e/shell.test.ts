import { siteNames } from '@bayan/server/test/pages/texts';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from './accessibility.ts';
import { holdScript, untilTakenOver, useBrowser } from './browser.ts';
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
    const { page } = await visit({ language, isUnhurried: true });
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
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(500);
    // Within reach of a thumb, however far down the page is (R749).
    if (isPhone) expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: shell.pages.about }).dispatchEvent('click');
    await page.getByRole('heading', { name: about.heading }).waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await page.getByRole('heading', { name: contact.heading, level: 1 }).waitFor();
    await page.waitForFunction(before => window.scrollY === before, place);
  });
});

/** As a screen reader hears the button of the menu. */
async function heard(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const button = nodes.find(({ role }) => role?.value === 'DisclosureTriangle');
  const isExpanded = button?.properties?.find(({ name }) => name === 'expanded')?.value.value;
  return { name: button?.name?.value, isExpanded };
}

if (isPhone)
  describe.each(languages)('the menu of a phone in %s', language => {
    const { shell } = texts[language];
    const closed = { name: shell.menu, isExpanded: false };

    test.each(['before React has come', 'after it has come'])(
      'closes on Escape and on a tap outside, %s (R740)',
      async when => {
        const { page } = await visit({ language, isUnhurried: true });
        const isHeld = when === 'before React has come';
        if (isHeld) await holdScript(page);
        await page.goto('/about', { waitUntil: isHeld ? 'commit' : 'load' });
        await page.locator('summary').first().waitFor();
        if (!isHeld) await untilTakenOver(page);
        const link = page.getByRole('banner').getByRole('link', { name: shell.login });
        expect(await heard(page)).toEqual(closed);

        await openHeader(page, language);
        await link.waitFor();
        expect(await heard(page)).toEqual({ name: shell.closeMenu, isExpanded: true });
        await link.focus();
        await page.keyboard.press('Escape');
        await link.waitFor({ state: 'hidden' });
        expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
        expect(await heard(page)).toEqual(closed);

        await openHeader(page, language);
        await link.waitFor();
        // Beside its links, and still inside it.
        await page.getByRole('navigation', { name: shell.navigation }).click({ position: { x: 9, y: 3 } });
        expect(await link.isVisible()).toBe(true);
        await page.mouse.click(195, 830);
        await link.waitFor({ state: 'hidden' });
      },
    );
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
