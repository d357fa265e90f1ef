import { languages } from '@bayan/domain/language/language';
import { describe, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import ar from '#locales/ar/security.json';
import arSignIn from '#locales/ar/sign-in.json';
import en from '#locales/en/security.json';
import enSignIn from '#locales/en/sign-in.json';
import { RemoveFactor } from '#people/auth/security/remove-with-code.tsx';
import { authStorageKey } from '#platform/auth/stored-sign-in.ts';
import { answer, asked, status } from './academy-answers.ts';
import { inTurn } from './in-turn.ts';
import { now, show } from './render.tsx';
import { idOf } from './samples.ts';
import { press } from './screen.ts';

const textsIn = { en, ar };
const codesIn = { en: enSignIn.codes, ar: arSignIn.codes };
const factor = {
  id: idOf(7),
  factor_type: 'totp' as const,
  status: 'verified' as const,
  friendly_name: 'Phone',
  created_at: now.toISOString(),
  updated_at: now.toISOString(),
};
const REMOVE = 'DELETE /auth/v1/factors/:id';
const version = { 'x-supabase-api-version': '2024-01-01' };
const refused = (code: string) => status(400, { code, message: code }, version);

/** As the client keeps it. */
const kept = {
  access_token: [{ alg: 'none' }, { sub: idOf(2), exp: 4_000_000_000 }, 'x']
    .map(part => btoa(JSON.stringify(part)).replaceAll('=', ''))
    .join('.'),
  refresh_token: 'of-the-person',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: 4_000_000_000,
  user: { id: idOf(2), email: 'noura@family.example', factors: [factor] },
};

describe.each(languages)('removing a second factor, in %s', language => {
  const { inBoth } = inTurn(language);
  const { confirm } = textsIn[language].factors;

  inBoth(
    'asks for a mailed code where the sign-in was not just now, and says a wrong one at its field',
    async () => {
      localStorage.setItem(authStorageKey, JSON.stringify(kept));
      answer('GET /api/auth/service', { url: location.origin, hosted: false, publicKey: null });
      answer('GET /api/me', status(503));
      answer('GET /auth/v1/user', kept.user);
      answer('GET /auth/v1/reauthenticate', {});
      answer('POST /auth/v1/token', kept);
      answer(REMOVE, refused('reauthentication_needed'));
      const onRemoved = vi.fn();
      await show(<RemoveFactor factor={factor} onRemoved={onRemoved} onCancel={() => {}} />, {
        language,
        width: 390,
      });
      await press(confirm.remove);
      const code = page.getByLabelText(textsIn[language].password.code);
      await code.fill('000000');
      // Who does not name a version of the protocol is answered in the words of the first.
      answer(REMOVE, status(422, { error_code: 'reauthentication_not_valid', msg: 'wrong' }));
      await press(confirm.remove);
      await expect.element(page.getByText(codesIn[language].reauthentication_not_valid)).toBeVisible();
      expect(onRemoved).not.toHaveBeenCalled();
      await code.fill('123456');
      answer(REMOVE, { id: factor.id });
      await press(confirm.remove);
      await expect.poll(() => onRemoved.mock.calls.length).toBe(1);
      expect(asked(REMOVE).map(({ body }) => body)).toEqual(['', { nonce: '000000' }, { nonce: '123456' }]);
    },
  );
});
