import { authenticator } from '@bayan/server/test/auth/authenticator-app';
import arErrors from '@bayan/web/locales/ar/errors.json' with { type: 'json' };
import enErrors from '@bayan/web/locales/en/errors.json' with { type: 'json' };
import { describe, test } from 'vitest';
import { type Account, ask, newAccount, tokenOf } from './accounts.ts';
import { useBrowser } from './browser.ts';
import { languages } from './screen.ts';
import { signInPage } from './sign-in-page.ts';
import { signInTexts } from './texts.ts';

const visit = useBrowser();
const errorTexts = { en: enErrors, ar: arErrors };
const clock = { now: () => new Date() };

/** Sets up an authenticator app as its owner would. */
async function enrol(account: Account) {
  const token = await tokenOf(account);
  const { id, totp } = await ask<{ id: string; totp: { secret: string } }>('POST', '/auth/v1/factors', {
    token,
    body: { factor_type: 'totp' },
  });
  const phone = authenticator(totp.secret, clock);
  const challenge = await ask<{ id: string }>('POST', `/auth/v1/factors/${id}/challenge`, {
    token,
    body: {},
  });
  const { access_token } = await ask<{ access_token: string }>('POST', `/auth/v1/factors/${id}/verify`, {
    token,
    body: { challenge_id: challenge.id, code: phone.code(-1) },
  });
  return { phone, token: access_token };
}

describe.each(languages)('an account with a second factor, in %s', language => {
  const text = signInTexts[language];

  test('gives a code after the password, and goes on to the page asked for', async () => {
    const account = await newAccount('student');
    const { phone } = await enrol(account);
    const { page } = await visit({ language, expected: [/status of 422/] });
    const form = signInPage(page, language);
    await form.signIn(account, '/login?next=/student-dashboard/homework');
    await page.getByRole('heading', { name: text.code.title }).waitFor();

    const submit = page.getByRole('button', { name: text.code.submit });
    await submit.click();
    await form.toast(text.code.missing.title).getByText(text.code.missing.text).waitFor();

    const code = page.getByRole('textbox', { name: text.code.label });
    await code.fill('000000');
    await submit.click();
    await form.toast(text.login.failed.title).getByText(text.codes.mfa_verification_failed).waitFor();

    await code.fill(phone.code().replace(/(\d{3})/, '$1 '));
    await code.press('Enter');
    await page.waitForURL('**/student-dashboard/homework');
  });

  test('comes in with a recovery code where the phone is lost, once', async () => {
    const account = await newAccount('student');
    const { token } = await enrol(account);
    const { codes } = await ask<{ codes: string[] }>('PUT', '/api/auth/recovery-codes', { token, body: {} });
    const { page } = await visit({ language, expected: [/status of 422/] });
    const form = signInPage(page, language);
    await form.signIn(account, '/login?next=/student-dashboard/homework');
    await page.getByRole('button', { name: text.code.lost }).click();
    const code = page.getByRole('textbox', { name: text.lost.label });
    await code.fill('00000-00000');
    await code.press('Enter');
    await form.toast(errorTexts[language].auth['recovery-code'].title).waitFor();
    await code.fill((codes[0] ?? '').toLowerCase().replace('-', ' '));
    await code.press('Enter');
    await page.waitForURL('**/student-dashboard/homework');
  });

  test('is kept out of every page until then, and may leave', async () => {
    const account = await newAccount('student');
    await enrol(account);
    const { page } = await visit({ language });
    await signInPage(page, language).signIn(account);
    await page.getByRole('heading', { name: text.code.title }).waitFor();
    await page.goto('/student-dashboard');
    await page.waitForURL('**/login?next=*');
    await page.getByRole('heading', { name: text.code.title }).waitFor();
    await page.getByRole('button', { name: text.code.leave }).click();
    await page.getByRole('heading', { name: text.login.heading }).waitFor();
  });
});
