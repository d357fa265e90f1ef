import { languages } from '@bayan/domain/language/language';
import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import arErrors from '#locales/ar/errors.json';
import ar from '#locales/ar/sign-in.json';
import enErrors from '#locales/en/errors.json';
import en from '#locales/en/sign-in.json';
import { ConfirmLinkPage } from '#pages/sign-in/confirm-link.tsx';
import { authStorageKey } from '#platform/auth/stored-sign-in.ts';
import { leftToRight as isolated } from '#platform/isolates.ts';
import { answer, asked, heldBack, noNetwork, status } from './academy-answers.ts';
import { accessibilityFaults } from './accessibility.ts';
import { inTurn } from './in-turn.ts';
import { show } from './render.tsx';
import { idOf } from './samples.ts';
import { press, toast } from './screen.ts';

const textsIn = { en, ar };
const errorsIn = { en: enErrors, ar: arErrors };
const LOOK = 'POST /api/auth/links/look';
const VERIFY = 'POST /auth/v1/verify';
const [email, newEmail] = ['noura@family.example', 'noura@new.example'];

const link = (different: object = {}) => ({
  link: {
    userId: idOf(2),
    email,
    newEmail: null,
    mailedTo: email,
    target: `${location.origin}/`,
    isChallenged: false,
    ...different,
  },
});

describe.each(languages)('the page that a mailed link opens, in %s', language => {
  const { test } = inTurn(language);
  const text = textsIn[language];

  async function open(type: string, found: object = link()) {
    answer('GET /api/auth/service', { url: location.origin, hosted: false, publicKey: null });
    answer(LOOK, found);
    const at = `/confirm-link?token=secret&type=${type}`;
    await show(<ConfirmLinkPage />, { language, width: 390, at, isWholePage: true });
  }

  test('says who will be signed in, and sends nothing before the press', async () => {
    const version = { 'x-supabase-api-version': '2024-01-01' };
    answer(VERIFY, status(403, { code: 'user_banned', message: 'User is banned' }, version));
    await open('recovery');
    await expect.element(page.getByText(email, { exact: false })).toBeVisible();
    expect(asked(LOOK)[0]?.body).toEqual({ token: 'secret', type: 'recovery' });
    expect(asked(VERIFY)).toEqual([]);
    expect(await accessibilityFaults()).toEqual([]);
    await press(text.confirmLink.submit);
    await expect.element(toast(text.confirmLink.failed)).toMatchTextContent(text.codes.user_banned);
    expect(asked(VERIFY)[0]?.body).toMatchObject({ token_hash: 'secret', type: 'recovery' });
  });

  test('tokens in its address sign nobody in before the press, and are gone from it at once', async () => {
    const forged = [{ alg: 'none' }, { sub: idOf(9), exp: 4_000_000_000 }, 'x'].map(part =>
      btoa(JSON.stringify(part)).replaceAll('=', ''),
    );
    answer('GET /api/auth/service', { url: location.origin, hosted: false, publicKey: null });
    answer('GET /auth/v1/user', { id: idOf(9), email: 'thief@elsewhere.example' });
    const tokens = { access_token: forged.join('.'), refresh_token: 'of-a-thief', expires_in: '3600' };
    const at = `/confirm-link#${new URLSearchParams({ ...tokens, token_type: 'bearer', type: 'magiclink' })}`;
    await show(<ConfirmLinkPage />, { language, width: 390, at, isWholePage: true });
    await expect.element(page.getByText('thief@elsewhere.example', { exact: false })).toBeVisible();
    expect(location.hash).toBe('');
    expect(localStorage.getItem(authStorageKey)).toBeNull();
    expect(asked(VERIFY)).toEqual([]);
  });

  test('takes a press that came before it knew whose link it is', async () => {
    const held = heldBack(() => Response.json(link()));
    answer(VERIFY, status(503));
    await open('recovery', held.answer);
    await press(text.confirmLink.submit);
    await expect.element(page.getByRole('button', { name: text.confirmLink.submitting })).toBeVisible();
    expect(asked(VERIFY)).toEqual([]);
    held.come();
    await expect.element(toast(text.confirmLink.failed)).toMatchTextContent(text.login.error.text);
    expect(asked(VERIFY)).toHaveLength(1);
  });

  test('names both addresses of a change, also to who pressed early, and waits for the other mailbox', async () => {
    const held = heldBack(() => Response.json(link({ newEmail })));
    answer(VERIFY, { msg: 'Confirmation link accepted.', code: '200' });
    await open('email_change', held.answer);
    await press(text.confirmLink.submit);
    held.come();
    await expect.element(page.getByText(newEmail, { exact: false })).toBeVisible();
    expect(asked(VERIFY)).toEqual([]);
    expect(await accessibilityFaults()).toEqual([]);
    await press(text.confirmLink.submit);
    await expect.element(page.getByText(text.confirmLink.half.title)).toBeVisible();
  });

  test.each([
    [email, newEmail],
    [newEmail, email],
  ])('names the address that is confirmed, %s, and the one to come (R752)', async (mailedTo, other) => {
    answer(VERIFY, { msg: 'Confirmation link accepted.', code: '200' });
    await open('email_change', link({ newEmail, mailedTo }));
    await press(text.confirmLink.submit);
    const [before = '', between = ''] = text.confirmLink.half.text.split(/{{\w+}}/);
    const said = page.getByRole('status').filter({ hasText: text.confirmLink.half.title });
    await expect
      .element(said)
      .toMatchTextContent(`${before}${isolated(mailedTo)}${between}${isolated(other)}`);
  });

  test('says what the way back to an address does, also to who pressed early', async () => {
    const held = heldBack(() => Response.json(link()));
    answer(VERIFY, status(503));
    await open('email_change_undo', held.answer);
    await press(text.confirmLink.submit);
    held.come();
    await expect.element(page.getByText(text.confirmLink.wayBack.title)).toBeVisible();
    expect(asked(VERIFY)).toEqual([]);
    expect(await accessibilityFaults()).toEqual([]);
    await press(text.confirmLink.submit);
    await expect.element(toast(text.confirmLink.failed)).toBeVisible();
    expect(asked(VERIFY)[0]?.body).toMatchObject({ token_hash: 'secret', type: 'email_change_undo' });
  });

  test.each([
    ['signup', '?for=signup'],
    ['email', '?for=signup'],
    ['invite', '?for=invite'],
    ['email_change', '?for=email_change'],
    ['magiclink', ''],
  ])('leads on from a link of the type %s that no longer works', async (type, query) => {
    await open(type, { link: null });
    await expect.poll(() => location.pathname + location.search).toBe(`/link-expired${query}`);
  });

  test('offers to try again where the academy cannot be reached', async () => {
    await open('recovery', noNetwork);
    const failure = page.getByRole('alert').filter({ hasText: errorsIn[language].service.unavailable.title });
    await expect.element(failure).toBeVisible();
    answer(LOOK, link());
    await failure.getByRole('button').click();
    await expect.element(page.getByText(email, { exact: false })).toBeVisible();
  });
});
