import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from './accessibility.ts';
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

  test('asks for both fields, sends nothing, and puts the cursor into the first empty one', async () => {
    const { page } = await visit({ language });
    const asked: string[] = [];
    page.on('request', request => asked.push(request.url()));
    await page.goto('/login');
    await untilAlive(page);
    const form = signInPage(page, language);
    await form.submit.click();
    await form.toast(text.login.missing.title).getByText(text.login.missing.text).waitFor();
    expect(await form.email.evaluate(element => element === document.activeElement)).toBe(true);
    await form.email.fill('  ');
    await form.submit.click();
    expect(await form.email.evaluate(element => element === document.activeElement)).toBe(true);
    await form.email.fill('layla@family.example');
    await form.submit.click();
    expect(await form.password.evaluate(element => element === document.activeElement)).toBe(true);
    expect(asked.filter(url => url.includes('/auth/v1/'))).toEqual([]);
  });

  test('says what the service says to a wrong password, in the reader’s language', async () => {
    const { page } = await visit({ language, expected: refused });
    const form = signInPage(page, language);
    await form.signIn({ email: 'nobody@family.example', password: 'Wrong-Lantern-42' });
    await form.toast(text.login.failed.title).getByText(text.codes.invalid_credentials).waitFor();
    expect(await form.email.inputValue()).toBe('nobody@family.example');
    expect(await form.submit.isEnabled()).toBe(true);
  });

  test('passes on what it does not know as the service says it, and has words where it says nothing', async () => {
    const { page } = await visit({ language, expected: refused });
    const answer = (message: string) => ({
      status: 400,
      headers: { 'x-supabase-api-version': '2024-01-01' },
      json: { code: 'brand_new', message },
    });
    await page.route(tokenCall, route => route.fulfill(answer('Come back on Monday')), { times: 1 });
    const form = signInPage(page, language);
    await form.signIn(sample('student'));
    await form.toast(text.login.failed.title).getByText('Come back on Monday').waitFor();
    await page.route(tokenCall, route => route.fulfill(answer('')), { times: 1 });
    await form.submit.click();
    await form.toast(text.login.failed.title).getByText(text.login.failed.text).waitFor();
  });

  test.each([502, 503, 504])('calls %i an error, and keeps the address', async status => {
    const { page } = await visit({ language, expected: [new RegExp(`status of ${status}`)] });
    await page.route(tokenCall, route => route.fulfill({ status, json: { message: 'away' } }));
    const form = signInPage(page, language);
    await form.signIn(sample('student'));
    await form.toast(text.login.error.title).getByText(text.login.error.text).waitFor();
    expect(await form.email.inputValue()).toBe(sample('student').email);
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

  test('says that it is signing in, and cannot be sent twice meanwhile', async () => {
    const { page } = await visit({ language });
    const account = await newAccount('tutor');
    let sent = 0;
    page.on('request', request => {
      if (tokenCall.test(request.url())) sent++;
    });
    const letGo = await hold(page, tokenCall);
    const form = signInPage(page, language);
    await form.signIn({ ...account, email: `  ${account.email.toUpperCase()} ` });
    const waiting = page.getByRole('button', { name: text.login.submitting });
    await waiting.waitFor();
    expect(await waiting.isDisabled()).toBe(true);
    await form.password.press('Enter');
    letGo();
    await page.waitForURL(/\/(tutor-dashboard|waiting)$/);
    expect(sent).toBe(1);
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
    await signInPage(other.page, language).signIn(account, '/login?next=//evil.example/');
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

  test.each(['light', 'dark'] as const)(
    'has no fault that axe can find and does not scroll sideways, %s',
    async theme => {
      const { page } = await visit({ language, theme });
      await page.goto('/login');
      await untilAlive(page);
      await signInPage(page, language).submit.click();
      await signInPage(page, language).toast(text.login.missing.title).waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    },
  );
});
