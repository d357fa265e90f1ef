import { languages } from '@bayan/domain/language/language';
import { describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import ar from '#locales/ar/sign-in.json';
import en from '#locales/en/sign-in.json';
import { Login } from '#pages/sign-in/login.tsx';
import { answer, asked, heldBack, noNetwork, status } from './academy-answers.ts';
import { accessibilityFaults } from './accessibility.ts';
import { inTurn } from './in-turn.ts';
import { show } from './render.tsx';
import { describedBy, toast } from './screen.ts';

const textsIn = { en, ar };
const TOKEN = 'POST /auth/v1/token';
const refused = (code: string, message: string) =>
  status(400, { code, message }, { 'x-supabase-api-version': '2024-01-01' });
const service = { url: location.origin, hosted: false, publicKey: null };

describe.each(languages)('the sign-in form in %s', language => {
  const { test } = inTurn(language);
  const text = textsIn[language];
  const email = page.getByRole('textbox', { name: text.email });
  const password = page.getByLabelText(text.password);
  const submit = page.getByRole('button', { name: text.login.submit });

  const open = () => show(<Login />, { language, width: 390, at: '/login', isWholePage: true });

  async function send() {
    answer('GET /api/auth/service', service);
    await open();
    await email.fill('noura@family.example');
    await password.fill('Falcon-Lantern-42');
    await submit.click();
  }

  test('asks for both fields, sends nothing, and puts the cursor into the first empty one', async () => {
    await open();
    await submit.click();
    await expect.element(toast(text.login.missing.title)).toMatchTextContent(text.login.missing.text);
    await expect.element(email).toHaveFocus();
    await email.fill('  ');
    await submit.click();
    await expect.element(email).toHaveFocus();
    await email.fill('noura@family.example');
    await submit.click();
    await expect.element(password).toHaveFocus();
    expect(asked(TOKEN)).toEqual([]);
  });

  test('R773: an empty field says so itself, until something is written in it', async () => {
    await open();
    await submit.click();
    await expect.element(email).toHaveAttribute('aria-invalid', 'true');
    expect(describedBy(email)).toBe(text.login.missing.email);
    expect(describedBy(password)).toBe(text.login.missing.password);
    await email.fill('noura@family.example');
    await expect.element(email).not.toHaveAttribute('aria-invalid');
    expect(describedBy(email)).toBe('');
    await expect.element(password).toHaveAttribute('aria-invalid', 'true');
  });

  test('R773: a refusal stays with the password after its toast has left', async () => {
    answer(TOKEN, refused('invalid_credentials', 'Invalid login credentials'));
    await send();
    await expect.element(password).toHaveAttribute('aria-invalid', 'true');
    expect(describedBy(password)).toBe(text.codes.invalid_credentials);
    answer(TOKEN, noNetwork);
    await submit.click();
    await expect.element(toast(text.login.error.title)).toBeVisible();
    await expect.element(password).not.toHaveAttribute('aria-invalid');
  });

  test('passes on what it does not know as the service says it, and has words where it says nothing', async () => {
    answer(TOKEN, refused('brand_new', 'Come back on Monday'));
    await send();
    await expect.element(toast(text.login.failed.title)).toMatchTextContent('Come back on Monday');
    answer(TOKEN, refused('brand_new', ''));
    await submit.click();
    await expect
      .element(toast(text.login.failed.title).filter({ hasText: text.login.failed.text }))
      .toBeVisible();
  });

  test('says what the service says to a wrong password, in the reader’s language', async () => {
    answer(TOKEN, refused('invalid_credentials', 'Invalid login credentials'));
    await send();
    await expect.element(toast(text.login.failed.title)).toMatchTextContent(text.codes.invalid_credentials);
    await expect.element(email).toHaveValue('noura@family.example');
    await expect.element(submit).toBeEnabled();
  });

  test.each([502, 503, 504])('calls %i an error, and keeps the address', async number => {
    answer(TOKEN, status(number, { message: 'away' }));
    await send();
    await expect.element(toast(text.login.error.title)).toMatchTextContent(text.login.error.text);
    await expect.element(email).toHaveValue('noura@family.example');
  });

  test('calls a lost network an error, and keeps the address', async () => {
    answer(TOKEN, noNetwork);
    await send();
    await expect.element(toast(text.login.error.title)).toMatchTextContent(text.login.error.text);
    await expect.element(email).toHaveValue('noura@family.example');
  });

  test('offers the mail anew to whom it was not confirmed', async () => {
    answer(TOKEN, refused('email_not_confirmed', 'Email not confirmed'));
    await send();
    await expect
      .element(page.getByRole('link', { name: text.login.resend }))
      .toHaveAttribute('href', expect.stringContaining('/link-expired?for=signup'));
  });

  test('says that it is signing in, and cannot be sent twice meanwhile', async () => {
    const held = heldBack(refused('invalid_credentials', 'Invalid login credentials'));
    answer(TOKEN, held.answer);
    await send();
    const waiting = page.getByRole('button', { name: text.login.submitting });
    await expect.element(waiting).toBeDisabled();
    password.element().focus();
    await userEvent.keyboard('{Enter}');
    expect(asked(TOKEN)).toHaveLength(1);
    expect(asked(TOKEN)[0]?.body).toMatchObject({ email: 'noura@family.example' });
    held.come();
    await expect.element(submit).toBeEnabled();
  });

  test('is used by the keyboard alone, with the password shown on demand', async () => {
    answer('GET /api/auth/service', service);
    answer(TOKEN, refused('user_banned', 'User is banned'));
    await open();
    expect(page.getByRole('status').elements()).toEqual([]);
    await email.click();
    await userEvent.keyboard('noura@family.example{Tab}Falcon-Lantern-42');
    await expect.element(password).toHaveValue('Falcon-Lantern-42');
    await expect.element(password).toHaveAttribute('type', 'password');
    await userEvent.keyboard('{Tab} ');
    await expect.element(password).toHaveAttribute('type', 'text');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
    await expect.element(toast(text.login.failed.title)).toMatchTextContent(text.codes.user_banned);
    expect(asked(TOKEN)[0]?.body).toMatchObject({
      email: 'noura@family.example',
      password: 'Falcon-Lantern-42',
    });
  });

  test.each([
    [1280, 'light'],
    [1280, 'dark'],
    [390, 'light'],
    [390, 'dark'],
  ] as const)('has no fault that axe can find while it says what is missing, %i %s', async (width, theme) => {
    await show(<Login />, { language, width, theme, at: '/login', isWholePage: true });
    await submit.click();
    await expect.element(toast(text.login.missing.title)).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    expect(document.documentElement.scrollWidth - window.innerWidth).toBeLessThanOrEqual(0);
  });
});
