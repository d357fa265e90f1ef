import ar from '@bayan/web/locales/ar/calendar.json' with { type: 'json' };
import en from '@bayan/web/locales/en/calendar.json' with { type: 'json' };
import { describe, expect, inject, test } from 'vitest';
import { accessibilityFaults } from './accessibility.ts';
import { useBrowser } from './browser.ts';
import { languages } from './screen.ts';
import { comeSignedIn } from './signed-in.ts';
import { newTeaching } from './teaching.ts';

const visit = useBrowser();
const texts = { en, ar };

describe.each(languages)('lessons in one’s own calendar program, in %s', language => {
  const words = texts[language];

  test('have a private address, which is copied, made anew and taken back', async () => {
    const { tutor, log } = await newTeaching();
    const { id } = await log(48);
    const { page, context } = await visit({ language, theme: language === 'ar' ? 'dark' : 'light' });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await comeSignedIn(page, tutor);
    await page.goto('/tutor-dashboard/profile');
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const field = page.getByRole('textbox', { name: words.address });
    const confirmed = (name: string) =>
      page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
    /** As a calendar program reads it, without a sign-in. */
    const read = async (address: string) => {
      const answer = await fetch(inject('baseUrl') + new URL(address).pathname);
      return { status: answer.status, text: await answer.text() };
    };

    await press(words.make);
    await page.getByText(words.made.title).waitFor();
    const first = await field.inputValue();
    expect(await read(first)).toMatchObject({ status: 200, text: expect.stringContaining(`UID:${id}`) });
    // It is shown again whenever somebody looks.
    await page.reload();
    await expect.poll(() => field.inputValue()).toBe(first);
    await press(words.copy);
    await page.getByText(words.copied.title).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
    const opened = page.getByRole('link', { name: words.open });
    expect(await opened.getAttribute('href')).toBe(first.replace('http:', 'webcal:'));
    await page.getByText(words.how.google.title).click();
    await page.getByText(words.how.google.text).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);

    await press(words.renew.open);
    await confirmed(words.renew.confirm);
    await expect.poll(() => field.inputValue()).not.toBe(first);
    const second = await field.inputValue();
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);

    await press(words.revoke.open);
    await confirmed(words.revoke.confirm);
    await page.getByRole('button', { name: words.make }).waitFor();
    expect((await read(second)).status).toBe(404);
  });
});
