import ar from '@bayan/web/locales/ar/calendar.json' with { type: 'json' };
import en from '@bayan/web/locales/en/calendar.json' with { type: 'json' };
import { describe, expect, inject, test } from 'vitest';
import { newAccount, somewhere } from './accounts.ts';
import { useBrowser } from './browser.ts';
import { securityTexts } from './profile-page.ts';
import { languages } from './screen.ts';
import { signInPage } from './sign-in-page.ts';
import { signInTexts } from './texts.ts';

const visit = useBrowser();
const calendarTexts = { en, ar };
const REFRESH = '/auth/v1/token?grant_type=refresh_token';

describe.each(languages)('somebody who may have been copied, in %s', language => {
  const calendar = calendarTexts[language];
  const security = securityTexts[language];

  test('keeps the calendar address or gets another one, stays signed in, and shuts out whoever has the token', async () => {
    const student = await newAccount('student');
    const { page, context } = await visit({
      language,
      expected: [/status of 40\d/, /profile could not be read/],
    });
    await signInPage(page, language).signIn(student, '/login?next=/student-dashboard/profile');
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await press(calendar.make);
    const address = page.getByRole('textbox', { name: calendar.address });
    const first = await address.inputValue();

    const dialog = page.getByRole('dialog');
    const field = (name: string) => dialog.getByLabel(name).and(page.locator('input'));
    const changePassword = async (from: string, to: string, isKept: boolean) => {
      await press(security.password.open);
      await field(security.password.current).fill(from);
      await field(signInTexts[language].newPassword.label).fill(to);
      if (isKept) await dialog.getByText(security.calendarAddress.keep).click();
      await press(security.password.save);
      await dialog.waitFor({ state: 'hidden' });
    };
    await changePassword(student.password, 'Amber-Violin-Ridge-2041', true);
    await page.reload();
    await expect.poll(() => address.inputValue()).toBe(first);
    await changePassword('Amber-Violin-Ridge-2041', 'Copper-Meadow-58-Lantern', false);
    await expect.poll(() => address.inputValue()).not.toBe(first);

    const kept = async () =>
      JSON.parse(await page.evaluate(() => localStorage.getItem('bayan.sign-in') ?? '{}'));
    const { refresh_token: before } = await kept();
    // As if an hour had passed: the page renews its sign-in by itself when it is opened.
    await page.evaluate(() => {
      const held = JSON.parse(localStorage.getItem('bayan.sign-in') ?? '{}');
      localStorage.setItem('bayan.sign-in', JSON.stringify({ ...held, expires_at: 1 }));
    });
    await page.reload();
    await address.waitFor();
    const copied = (await kept()).refresh_token;
    expect(copied).not.toBe(before);
    expect((await context.cookies()).find(({ name }) => name === 'bayan_sign_in')).toMatchObject({
      httpOnly: true,
      sameSite: 'Strict',
    });

    const elsewhere = await fetch(inject('baseUrl') + REFRESH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': somewhere() },
      body: JSON.stringify({ refresh_token: copied }),
    });
    expect(elsewhere.status).toBe(400);
    await page.waitForURL('**/login?next=*');
  });
});
