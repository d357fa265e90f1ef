import { describe, expect, test } from 'vitest';
import { newAccount } from './accounts.ts';
import { hold, holdScript, useBrowser } from './browser.ts';
import { languages } from './screen.ts';
import { signInPage, untilAlive } from './sign-in-page.ts';
import { signInTexts } from './texts.ts';

const visit = useBrowser();

describe.each(languages)('the sign-in page in %s', language => {
  const text = signInTexts[language];

  test('keeps what was typed before the script came, also where the browser keeps nothing, and leads nowhere off the site', async () => {
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
    const letScriptCome = await holdScript(page);
    await page.goto('/login?next=/.//evil.example/', { waitUntil: 'commit' });
    const form = signInPage(page, language);
    await form.fill(account);
    letScriptCome();
    await untilAlive(page);
    expect(await form.email.inputValue()).toBe(account.email);
    await form.submit.click();
    await page.waitForURL('**/student-dashboard');
    await page.getByRole('heading', { level: 1 }).waitFor();
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

  test('leads to the page first asked for, also after a lost network, and covers the form only while a stored sign-in is looked at', async () => {
    const account = await newAccount('student');
    const { page } = await visit({ language, expected: [/net::ERR/] });
    await page.goto('/student-dashboard/homework?open=1');
    await page.waitForURL('**/login?next=*');
    await untilAlive(page);
    // Where the sign-in service stands is not known yet; a component test loses the network after that.
    await page.route('**/api/auth/service', route => route.abort(), { times: 1 });
    const form = signInPage(page, language);
    expect(await page.getByRole('status').count()).toBe(0);
    await form.fill(account);
    await form.submit.click();
    await form.toast(text.login.error.title).waitFor();
    expect(await form.email.inputValue()).toBe(account.email);
    await form.submit.click();
    await page.waitForURL('**/student-dashboard/homework?open=1');
    await page.getByRole('heading', { level: 1 }).waitFor();

    const letGo = await hold(page, '**/api/auth/service');
    await page.goto('/login');
    await page.getByRole('status').filter({ hasText: text.login.checking }).waitFor();
    letGo();
    await page.waitForURL('**/student-dashboard');
  });
});
