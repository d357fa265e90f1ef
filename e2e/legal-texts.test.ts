import ar from '@bayan/web/locales/ar/apply.json' with { type: 'json' };
import en from '@bayan/web/locales/en/apply.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { asAdmin, ask } from './accounts.ts';
import { hold, touch, untilTakenOver, useBrowser } from './browser.ts';
import { languages } from './screen.ts';
import { untilAlive } from './sign-in-page.ts';
import { texts } from './texts.ts';

const visit = useBrowser();
const applyTexts = { en, ar };
/** What the page between is made of: React waits for it. */
const aboutFile = /\/assets\/about-[^/]+\.js$/;
const VERSION = /\d{4}-\d{2}-\d{2}$/;

describe.each(languages)('the privacy notice in %s', language => {
  const { labels, actions, privacyNotice, thanks } = applyTexts[language];
  const { shell } = texts[language];

  test('is read beside a form, and its version is stored with what is sent (R705)', async () => {
    const { page, context } = await visit({ language });
    await page.goto('/enquire');
    await untilAlive(page);
    await page.getByRole('textbox', { name: labels.name }).fill('Maryam');
    const [notice] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: privacyNotice }).click(),
    ]);
    await notice.waitForURL(VERSION);
    const version = VERSION.exec(notice.url())?.[0];
    expect(await notice.locator('main h1').count()).toBe(1);
    await notice.close();

    const email = `notice-${language}-${Date.now()}@family.example`;
    await page.getByRole('textbox', { name: labels.email }).fill(email);
    await page.getByRole('textbox', { name: labels.message }).fill('?');
    await page.getByRole('button', { name: actions.send, exact: true }).click();
    await page.getByText(thanks.reference).waitFor();
    const token = await asAdmin();
    const { items } = await ask<{ items: { id: string; email: string | null }[] }>(
      'GET',
      '/api/applications?kind=enquiry',
      { token },
    );
    const { id } = items.find(sent => sent.email === email) ?? {};
    const sent = await ask<{ privacyVersion: string }>('GET', `/api/applications/${id}`, { token });
    expect(sent.privacyVersion).toBe(version);
  });

  test.each([
    ['goes on and comes back', false],
    ['comes back faster than the page between can be taken over', true],
  ])('is there again when a reader %s', async (_, isFast) => {
    const { page } = await visit({ language });
    await page.goto('/terms');
    await untilTakenOver(page);
    const heading = await page.locator('main h1').textContent();
    await page.locator('footer').getByRole('link', { name: shell.pages.about, exact: true }).click();
    await page.waitForURL('**/about');
    await page.locator('footer').getByRole('link', { name: shell.footer.privacy, exact: true }).click();
    await page.waitForURL('**/privacy');
    const letGo = isFast ? await hold(page, aboutFile) : () => {};
    await page.goBack();
    await page.waitForURL('**/about');
    if (isFast) await Promise.all([page.waitForRequest(aboutFile), touch(page)]);
    await page.goBack();
    letGo();
    await page.waitForURL('**/terms');
    await expect.poll(() => page.locator('main h1').allTextContents()).toEqual([heading]);
    // Whole again, and not only shown as the server wrote it.
    await untilTakenOver(page);
  });
});
