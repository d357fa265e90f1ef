import { languages } from '@bayan/domain/language/language';
import { Route, Routes } from 'react-router';
import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import ar from '#locales/ar/sign-in.json';
import en from '#locales/en/sign-in.json';
import { SecondFactor } from '#pages/sign-in/second-factor.tsx';
import { SecondFactorStep } from '#pages/sign-in/second-factor-step.tsx';
import { RequireRole } from '#shell/require-role.tsx';
import { answer, asked, refusal } from './academy-answers.ts';
import { accessibilityFaults } from './accessibility.ts';
import { inTurn } from './in-turn.ts';
import { show } from './render.tsx';
import { press, toast } from './screen.ts';
import { people } from './signed-in-as.tsx';

const textsIn = { en, ar };
const service = { url: location.origin, hosted: false, publicKey: null };
const waiting = { ...people.admin, standing: 'awaiting-second-factor' } as const;
const GIVE = 'PUT /api/auth/second-factor';

const area = (of: 'admin') => <RequireRole role={of}>{({ name }) => <h1>{name}</h1>}</RequireRole>;

describe.each(languages)('a second factor in %s', language => {
  const { test } = inTurn(language);
  const text = textsIn[language];
  const shared = { language, width: 390, isWholePage: true } as const;

  test('is asked of an administrator before any page of theirs, which follows', async () => {
    answer('GET /api/auth/service', service);
    await show(
      <Routes>
        <Route path="/admin-dashboard" element={area('admin')} />
        <Route path="/second-factor" element={<SecondFactor />} />
      </Routes>,
      { ...shared, as: waiting, at: '/admin-dashboard' },
    );
    await expect.element(page.getByRole('heading', { name: text.setUp.title })).toBeVisible();
    await expect.element(page.getByText(text.setUp.required)).toBeVisible();
    await expect.element(page.getByRole('button', { name: text.code.leave })).toBeVisible();
    expect(location.search).toContain(encodeURIComponent('/admin-dashboard'));
    expect(await accessibilityFaults()).toEqual([]);
  });

  test('is offered to everybody else, who may leave it be', async () => {
    answer('GET /api/auth/service', service);
    await show(<SecondFactor />, { ...shared, as: 'tutor', at: '/second-factor' });
    await expect.element(page.getByText(text.setUp.offered)).toBeVisible();
    await press(text.setUp.later);
    expect(location.pathname).toBe('/tutor-dashboard');
  });

  test('whose phone is lost takes a recovery code, and says what else helps', async () => {
    answer('GET /api/auth/service', service);
    answer(GIVE, refusal('auth.recovery-code'));
    await show(<SecondFactorStep isEntering={false} />, { ...shared, as: 'tutor', at: '/login' });
    await press(text.code.lost);
    const field = page.getByRole('textbox', { name: text.lost.label });
    await expect.element(field).toHaveFocus();
    await expect.element(page.getByText(text.lost.noCodes.text)).toBeVisible();
    await expect
      .element(page.getByRole('main').getByRole('link', { name: 'hello@bayan.example' }))
      .toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    await press(text.code.submit);
    await expect.element(toast(text.code.missing.title)).toMatchTextContent(text.lost.missing);
    expect(asked(GIVE)).toEqual([]);
    await field.fill('7F3KQ-9XW2M');
    await press(text.code.submit);
    await expect.element(field).toHaveValue('');
    expect(asked(GIVE).at(-1)?.body).toEqual({ recoveryCode: '7F3KQ-9XW2M' });
    await press(text.lost.back);
    await expect.element(page.getByRole('heading', { name: text.code.title })).toBeVisible();
  });
});
