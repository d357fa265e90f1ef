import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { faultsByDayAndNight } from './accessibility.ts';
import { invite, newAccount, requestRecovery, signInOf } from './accounts.ts';
import { useBrowser } from './browser.ts';
import { countMailsTo, followMailedLink, mailedLink } from './mailbox.ts';
import { languages } from './screen.ts';
import { signInPage, untilAlive } from './sign-in-page.ts';
import { comeSignedIn } from './signed-in.ts';
import { signInTexts } from './texts.ts';

const visit = useBrowser();
const chosen = 'Amber-Falcon-Walks-Home-9';
const siteNames = { en: 'Bayan Academy', ar: 'أكاديمية بيان' };

const newAddress = () => `${randomUUID()}@family.example`;
const pathOf = (page: Page) => new URL(page.url()).pathname;

describe.each(languages)('a mailed link in %s', language => {
  const text = signInTexts[language];
  const [signedInAs = ''] = text.confirmLink.other.title.split('{{current}}');

  async function askForLink(page: Page, email: string, submit = text.forgot.submit) {
    await untilAlive(page);
    await page.getByRole('textbox', { name: text.email }).fill(email);
    await page.getByRole('button', { name: submit }).click();
    await page.getByRole('status').filter({ hasText: text.sent.title }).waitFor();
  }

  async function choosePassword(page: Page, password: string) {
    await page.getByLabel(text.newPassword.label).and(page.locator('input')).fill(password);
    await page.getByRole('button', { name: text.newPassword.submit }).click();
  }

  test('of a recovery leads to a new password, which then signs in', async () => {
    const account = await newAccount('student');
    const { page } = await visit({ language });
    await page.goto('/forgot-password');
    await askForLink(page, account.email);
    await followMailedLink(page, account.email, text.confirmLink.submit);
    await page.getByRole('heading', { name: text.newPassword.resetTitle }).waitFor();
    expect(pathOf(page)).toBe('/reset-password');
    await page.getByLabel(text.newPassword.label).and(page.locator('input')).waitFor();
    expect(page.url()).not.toContain('access_token');
    await choosePassword(page, chosen);
    await signInPage(page, language).toast(text.newPassword.saved.title).waitFor();
    await page.waitForURL('**/student-dashboard');

    const later = await visit({ language });
    await signInPage(later.page, language).signIn({ ...account, password: chosen });
    await later.page.waitForURL('**/student-dashboard');
  });

  test('changes nothing by being opened, and never takes the place of whoever is signed in', async () => {
    const [here, linked] = [await newAccount('student'), await newAccount('tutor')];
    await requestRecovery(linked.email);
    const scanner = await visit({ language });
    await scanner.page.goto(await mailedLink(linked.email));
    await scanner.page.getByText(linked.email).waitFor();

    const { page } = await visit({ language });
    await comeSignedIn(page, here);
    await page.goto(await mailedLink(linked.email));
    await page.getByText(signedInAs).filter({ hasText: here.email }).first().waitFor();
    expect(await faultsByDayAndNight(page)).toEqual([]);
    const signedIn = () => page.evaluate(() => JSON.parse(localStorage.getItem('bayan.sign-in') ?? '{}'));
    expect(await signedIn()).toMatchObject({ user: { id: here.id } });
    await page.getByRole('button', { name: text.confirmLink.other.submit }).click();
    await page.getByRole('heading', { name: text.newPassword.resetTitle }).waitFor();
    expect(await signedIn()).toMatchObject({ user: { id: linked.id } });
  });

  test('forged with tokens in it signs nobody in before they agree to who they will be', async () => {
    const [here, thief] = [await newAccount('student'), await newAccount('tutor')];
    const { access_token, refresh_token } = await signInOf(thief);
    const forged = new URLSearchParams({
      access_token,
      refresh_token,
      type: 'magiclink',
      token_type: 'bearer',
    });
    const { page } = await visit({ language });
    await comeSignedIn(page, here);
    await page.goto('/student-dashboard');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => localStorage.setItem('bayan.draft.kept', 'typed'));
    await page.goto(`/home#${forged}`);
    await page.getByText(signedInAs).filter({ hasText: here.email }).first().waitFor();
    await page.getByText(thief.email).waitFor();
    expect(page.url()).not.toContain('access_token');
    const kept = () =>
      page.evaluate(() => [localStorage.getItem('bayan.sign-in'), localStorage.getItem('bayan.draft.kept')]);
    expect(JSON.parse((await kept())[0] ?? '{}')).toMatchObject({ user: { id: here.id } });
    expect((await kept())[1]).toBe('typed');
  });

  test('is promised to everybody alike, and sent only where there is an account', async () => {
    const { page } = await visit({ language });
    const unknown = newAddress();
    await page.goto('/forgot-password');
    await askForLink(page, unknown);
    expect(await page.getByText(unknown).isVisible()).toBe(true);
    expect(await countMailsTo(unknown)).toBe(0);
  });

  test('refuses a password that is short or easy to guess, and says so', async () => {
    const account = await newAccount('student');
    const { page } = await visit({ language, expected: [/status of 422/] });
    await page.goto('/forgot-password');
    await askForLink(page, account.email);
    await followMailedLink(page, account.email, text.confirmLink.submit);
    await choosePassword(page, 'short');
    const form = signInPage(page, language);
    await form.toast(text.newPassword.failed).filter({ hasText: '12' }).waitFor();
    await choosePassword(page, 'passwordpassword');
    await form.toast(text.newPassword.failed).getByText(text.codes.weak_password).waitFor();
  });

  test('that was used before offers a new one', async () => {
    const account = await newAccount('tutor');
    const { page } = await visit({ language });
    await page.goto('/forgot-password');
    await askForLink(page, account.email);
    const link = await mailedLink(account.email);
    await followMailedLink(page, account.email, text.confirmLink.submit);
    await page.getByRole('heading', { name: text.newPassword.resetTitle }).waitFor();

    const later = await visit({ language });
    await later.page.goto(link);
    await later.page.getByRole('heading', { name: text.expired.recovery.title }).waitFor();
    expect(pathOf(later.page)).toBe('/link-expired');
    await askForLink(later.page, account.email, text.expired.submit);
  });

  test('of an invitation leads to a first password and in', async () => {
    const email = newAddress();
    await invite(email, language);
    const { page } = await visit({ language });
    await followMailedLink(page, email, text.confirmLink.submit);
    const welcome = text.newPassword.setTitle.replace('{{siteName}}', siteNames[language]);
    await page.getByRole('heading', { name: welcome }).waitFor();
    expect(pathOf(page)).toBe('/set-password');
    await choosePassword(page, chosen);
    await page.waitForURL('**/student-dashboard');
  });

  test('of a sign-up returns to the root, signed in and waiting for the academy', async () => {
    const email = newAddress();
    const { page } = await visit({ language });
    await page.goto('/signup');
    await untilAlive(page);
    await page.getByRole('button', { name: text.signUp.submit }).click();
    await signInPage(page, language)
      .toast(text.signUp.missing.title)
      .getByText(text.signUp.missing.text)
      .waitFor();
    await page.getByRole('textbox', { name: text.signUp.name }).fill('Layla Hassan');
    await signInPage(page, language).fill({ email, password: chosen });
    await page.getByRole('button', { name: text.signUp.submit }).click();
    await page.getByRole('status').filter({ hasText: text.sent.title }).waitFor();

    await followMailedLink(page, email, text.confirmLink.submit);
    await page.waitForFunction(() => localStorage.getItem('bayan.sign-in') !== null);
    await page.waitForURL(
      address => address.pathname === '/' && address.search === '' && address.hash === '',
    );
    await page.goto('/student-dashboard');
    await page.waitForURL('**/waiting');
    await page.getByText(text.waiting.noRole.told).waitFor();
  });

  test('is not there on pages that need one', async () => {
    const { page } = await visit({ language });
    await page.goto('/reset-password');
    await page.getByRole('heading', { name: text.newPassword.noLink.title }).waitFor();
  });
});

describe('signing up', () => {
  test('is said to be closed where the academy opens accounts itself', async () => {
    const { page } = await visit({ language: 'en' });
    await page.route('**/api/auth/service', async route => {
      const response = await route.fetch();
      await route.fulfill({ json: { ...(await response.json()), signUpOpen: false } });
    });
    await page.goto('/signup');
    await page.getByRole('heading', { name: signInTexts.en.signUp.closed.title }).waitFor();
  });
});
