import { describe, expect, test } from 'vitest';
import { approve, deactivate, newAccount, setRole } from './accounts.ts';
import { useBrowser } from './browser.ts';
import { languages, openNavigation } from './screen.ts';
import { signInPage } from './sign-in-page.ts';
import { dashboardTexts, signInTexts } from './texts.ts';

const visit = useBrowser();
const draft = 'bayan.draft.note';

describe.each(languages)('a signed-in area in %s', language => {
  const text = signInTexts[language];
  const dashboard = dashboardTexts[language];

  test('lets an account without a role wait, then a tutor for approval, opens by itself, and closes to who is deactivated', async () => {
    const account = await newAccount(null);
    const { page } = await visit({
      language,
      expected: [/status of 40[013]/, /profile could not be read/],
    });
    const again = page.getByRole('button', { name: text.waiting.again });
    await signInPage(page, language).signIn(account);
    await page.waitForURL('**/waiting');
    await page.getByText(text.waiting.noRole.told).waitFor();
    await again.click();
    await signInPage(page, language).toast(text.waiting.stillWaiting.title).waitFor();
    await setRole(account.id, 'tutor');
    await again.click();
    await page.getByText(text.waiting.approval.told).waitFor();
    await approve(account.id);
    await again.click();
    await page.waitForURL('**/tutor-dashboard');

    // Elsewhere meanwhile: a request that is still under way would be turned away by itself, and a reload forgets why.
    await page.goto('about:blank');
    await deactivate(account.id);
    await page.goto('/tutor-dashboard');
    await page.getByRole('alert').filter({ hasText: text.notice.deactivated.title }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/login');
    expect(await page.evaluate(() => localStorage.getItem('bayan.sign-in'))).toBeNull();
  });

  test('asks again whose sign-in has ended, keeps drafts and leads back; closes in every tab at a log-out, wipes drafts and revokes the refresh token', async () => {
    const account = await newAccount('student');
    const { page, context } = await visit({
      language,
      expected: [/status of (40[013]|503)/, /profile could not be read/],
    });
    const form = signInPage(page, language);
    await form.signIn(account);
    await page.waitForURL('**/student-dashboard');
    await page.evaluate(key => localStorage.setItem(key, 'Half a sentence'), draft);
    // Signed out from another device: what this browser holds is worth nothing any more.
    const held = await page.evaluate(() => JSON.parse(localStorage.getItem('bayan.sign-in') ?? '{}'));
    // What this page still loads must not hear of it before the next one does.
    await page.goto('about:blank');
    await context.request.post('/auth/v1/logout?scope=global', {
      headers: { authorization: `Bearer ${held.access_token}` },
    });
    await page.goto('/student-dashboard/progress');
    await page.waitForURL('**/login?next=*');
    await page.getByText(text.notice.ended.title).waitFor();
    expect(await page.evaluate(key => localStorage.getItem(key), draft)).toBe('Half a sentence');
    await form.fill(account);
    await form.submit.click();
    await page.waitForURL('**/student-dashboard/progress');

    // An academy that cannot be reached signs nobody out.
    await page.route(
      '**/rest/v1/profiles*',
      route => route.fulfill({ status: 503, json: { code: 'PGRST001' } }),
      { times: 1 },
    );
    await page.goto('/student-dashboard/sessions');
    await page.getByText(dashboard.unreachable.text).waitFor();
    await page.getByRole('button', { name: dashboard.unreachable.again }).click();
    await page.getByRole('heading', { level: 1, name: dashboard.places.student.sessions }).waitFor();

    const second = await context.newPage();
    await second.goto('/student-dashboard/homework');
    await second.getByRole('heading', { level: 1, name: dashboard.places.student.homework }).waitFor();
    await second.waitForLoadState('networkidle');
    const kept = await page.evaluate(() => localStorage.getItem('bayan.sign-in') ?? '{}');
    const revoked = page.waitForResponse(response => response.url().includes('/auth/v1/logout'));
    const places = await openNavigation(page, language);
    await places.getByRole('button', { name: dashboard.logout }).click();
    await page.waitForURL(/\/login$/);
    expect((await revoked).status()).toBe(204);
    await second.waitForURL('**/login?next=*');
    await second.getByText(text.notice.ended.title).waitFor();
    expect(await page.evaluate(key => localStorage.getItem(key), draft)).toBeNull();
    const refresh = await context.request.post('/auth/v1/token?grant_type=refresh_token', {
      data: { refresh_token: JSON.parse(kept).refresh_token },
    });
    expect(refresh.status()).toBe(400);
  });
});
