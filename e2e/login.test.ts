import { describe, expect, test } from 'vitest';
import { newAccount, sample } from './accounts.ts';
import { hold, holdScript, useBrowser } from './browser.ts';
import { languages } from './screen.ts';
import { signInPage, untilAlive } from './sign-in-page.ts';
import { signInTexts } from './texts.ts';

const visit = useBrowser();
const refused = [/status of 400/];
const tokenCall = /\/auth\/v1\/token\?grant_type=password$/;

describe.each(languages)('the sign-in page in %s', language => {
  const text = signInTexts[language];

  test('keeps what was typed before the script came', async () => {
    const { page } = await visit({ language });
    const account = await newAccount('student');
    const letScriptCome = await holdScript(page);
    await page.goto('/login', { waitUntil: 'commit' });
    const form = signInPage(page, language);
    await form.fill(account);
    letScriptCome();
    await untilAlive(page);
    expect(await form.email.inputValue()).toBe(account.email);
    await form.submit.click();
    await page.waitForURL('**/student-dashboard');
  });

  test('lets somebody in who pressed the button before the script came', async () => {
    const { page } = await visit({ language });
    const account = await newAccount('student');
    const letScriptCome = await holdScript(page);
    await page.goto('/login', { waitUntil: 'commit' });
    const form = signInPage(page, language);
    await form.fill(account);
    await form.submit.click();
    letScriptCome();
    await page.waitForURL('**/student-dashboard');
  });

  test('says what the service says to a wrong password, in the reader’s language', async () => {
    const { page } = await visit({ language, expected: refused });
    const form = signInPage(page, language);
    await form.signIn({ email: 'nobody@family.example', password: 'Wrong-Lantern-42' });
    await form.toast(text.login.failed.title).getByText(text.codes.invalid_credentials).waitFor();
    expect(await form.email.inputValue()).toBe('nobody@family.example');
    expect(await form.submit.isEnabled()).toBe(true);
  });

  test('calls a lost network an error, before and after the service is known', async () => {
    const { page } = await visit({ language, expected: [/net::ERR/] });
    await page.goto('/login');
    await untilAlive(page);
    await page.route('**/api/auth/service', route => route.abort(), { times: 1 });
    const form = signInPage(page, language);
    await form.fill(sample('student'));
    await form.submit.click();
    await form.toast(text.login.error.title).first().waitFor();
    await page.route(tokenCall, route => route.abort(), { times: 1 });
    await form.submit.click();
    await expect.poll(() => form.toast(text.login.error.title).count()).toBe(2);
    expect(await form.email.inputValue()).toBe(sample('student').email);
  });

  test('is used by the keyboard alone, with the password shown on demand', async () => {
    const { page } = await visit({ language });
    const account = await newAccount('student');
    await page.goto('/login');
    await untilAlive(page);
    const form = signInPage(page, language);
    await form.email.focus();
    await page.keyboard.type(account.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(account.password);
    expect(await form.password.getAttribute('type')).toBe('password');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await form.password.getAttribute('type')).toBe('text');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/student-dashboard');
  });

  test('leads to the page first asked for, and nowhere off the site', async () => {
    const account = await newAccount('student');
    const { page } = await visit({ language });
    await page.goto('/student-dashboard/homework?open=1');
    await page.waitForURL('**/login?next=*');
    await untilAlive(page);
    const form = signInPage(page, language);
    await form.fill(account);
    await form.submit.click();
    await page.waitForURL('**/student-dashboard/homework?open=1');

    const other = await visit({ language });
    await signInPage(other.page, language).signIn(account, '/login?next=/.//evil.example/');
    await other.page.waitForURL('**/student-dashboard');
  });

  test('covers the form only while a stored sign-in is looked at', async () => {
    const account = await newAccount('student');
    const { page } = await visit({ language });
    await signInPage(page, language).signIn(account);
    await page.waitForURL('**/student-dashboard');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const letGo = await hold(page, '**/api/auth/service');
    await page.goto('/login');
    await page.getByRole('status').filter({ hasText: text.login.checking }).waitFor();
    letGo();
    await page.waitForURL('**/student-dashboard');

    const stranger = await visit({ language });
    await stranger.page.goto('/login');
    await untilAlive(stranger.page);
    expect(await stranger.page.getByRole('status').count()).toBe(0);
  });

  test('lets people in whose browser keeps nothing', async () => {
    const account = await newAccount('student');
    const { page, context } = await visit({ language });
    await context.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
    });
    await signInPage(page, language).signIn(account);
    await page.waitForURL('**/student-dashboard');
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
});
