import { languages } from '@bayan/domain/language/language';
import { afterEach, describe, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import arSecurity from '#locales/ar/security.json';
import ar from '#locales/ar/sign-in.json';
import enSecurity from '#locales/en/security.json';
import en from '#locales/en/sign-in.json';
import { Login } from '#pages/sign-in/login.tsx';
import { PasskeyOffer } from '#people/auth/security/passkey-offer.tsx';
import { SecuritySection } from '#people/auth/security/security-section.tsx';
import { authStorageKey } from '#platform/auth/stored-sign-in.ts';
import { RequireRole } from '#shell/require-role.tsx';
import { answer, asked, status } from './academy-answers.ts';
import { accessibilityFaults } from './accessibility.ts';
import { inTurn } from './in-turn.ts';
import { now, show } from './render.tsx';
import { press, toast } from './screen.ts';
import { people } from './signed-in-as.tsx';

const textsIn = { en, ar };
const securityIn = { en: enSecurity, ar: arSecurity };
const service = { url: location.origin, hosted: false, publicKey: null };
const ASK = 'POST /auth/v1/passkeys/authentication/options';
const BEGIN = 'POST /auth/v1/passkeys/registration/options';
const id = '00000000-0000-4000-8000-00000000000a';

const refused = (number: number, code: string) =>
  status(
    number,
    { code, message: code, error_code: code, msg: code },
    { 'x-supabase-api-version': '2024-01-01' },
  );
const closed = () =>
  new DOMException('The operation either timed out or was not allowed.', 'NotAllowedError');
const challenge = { challenge_id: id, expires_at: 0, options: { challenge: 'AAAA', rpId: 'localhost' } };
const creation = {
  ...challenge,
  options: {
    challenge: 'AAAA',
    rp: { id: 'localhost', name: 'Bayan Academy' },
    user: { id: 'AAAA', name: 'noura@family.example', displayName: 'Noura' },
    pubKeyCredParams: [],
  },
};

afterEach(() => vi.restoreAllMocks());

/** As somebody who has signed in before, with the real client. */
function signedIn(): void {
  const part = (value: object) => btoa(JSON.stringify(value)).replace(/=+$/, '');
  const expires_at = now.getTime() / 1000 + 3600;
  const claims = { sub: people.student.id, aal: 'aal1', amr: [], exp: expires_at };
  const session = {
    access_token: `${part({ alg: 'ES256', typ: 'JWT' })}.${part(claims)}.c2ln`,
    refresh_token: 'kept',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at,
    user: { id: people.student.id, email: people.student.email, factors: [] },
  };
  localStorage.setItem(authStorageKey, JSON.stringify(session));
  answer('GET /api/auth/service', service);
  answer('GET /rest/v1/profiles', people.student);
  answer('POST /auth/v1/token', session);
}

describe.each(languages)('the sign-in form with a passkey in %s', language => {
  const { test } = inTurn(language);
  const text = textsIn[language];
  const open = () => show(<Login />, { language, width: 390, at: '/login', isWholePage: true });

  test('says that none was used where the browser’s window was closed', async () => {
    answer('GET /api/auth/service', service);
    answer(ASK, challenge);
    vi.spyOn(navigator.credentials, 'get').mockRejectedValueOnce(closed());
    await open();
    await press(text.login.passkey);
    await expect.element(toast(text.login.passkeyLeft.title)).toMatchTextContent(text.login.passkeyLeft.text);
    expect(asked('POST /auth/v1/passkeys/authentication/verify')).toEqual([]);
    await expect.element(page.getByRole('button', { name: text.login.passkey })).toBeEnabled();
  });

  test('says what the service says, in the reader’s language', async () => {
    answer('GET /api/auth/service', service);
    answer(ASK, refused(429, 'over_request_rate_limit'));
    await open();
    await press(text.login.passkey);
    await expect
      .element(toast(text.login.failed.title))
      .toMatchTextContent(text.codes.over_request_rate_limit);
  });

  test('is offered among what the browser fills in, once and without a word where that comes to nothing', async () => {
    answer('GET /api/auth/service', service);
    answer(ASK, challenge);
    vi.spyOn(PublicKeyCredential, 'isConditionalMediationAvailable').mockResolvedValue(true);
    const get = vi.spyOn(navigator.credentials, 'get').mockReturnValue(new Promise(() => {}));
    await open();
    expect(asked(ASK)).toEqual([]);
    await page.getByRole('textbox', { name: text.email }).click();
    await expect.poll(() => get.mock.lastCall?.[0]?.mediation).toBe('conditional');
    await page.getByLabelText(text.password).click();
    expect(asked(ASK)).toHaveLength(1);
    get.mockRejectedValueOnce(closed());
    await press(text.login.passkey);
    await expect.element(toast(text.login.passkeyLeft.title)).toBeVisible();
    expect(get.mock.lastCall?.[0]?.mediation).toBeUndefined();
  });

  test('has no button for it where the browser has none', async () => {
    const { PublicKeyCredential } = window;
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    try {
      await open();
      await expect.element(page.getByRole('button', { name: text.login.submit })).toBeVisible();
      expect(page.getByRole('button', { name: text.login.passkey }).elements()).toEqual([]);
    } finally {
      Object.assign(window, { PublicKeyCredential });
    }
  });
});

describe.each(languages)('the passkeys of a profile in %s', language => {
  const { test } = inTurn(language);
  const words = securityIn[language];
  const text = textsIn[language];
  const dialog = page.getByRole('dialog', { name: words.passkeys.title });

  async function open(passkeys: readonly object[]) {
    signedIn();
    answer('GET /auth/v1/passkeys', passkeys);
    const role = 'student';
    await show(
      <RequireRole role={role}>
        {() => <SecuritySection calendarAddress={null} Activity={() => null} />}
      </RequireRole>,
      { language, width: 390 },
    );
    await press(words.passkeys.open);
    await expect.element(dialog).toBeVisible();
  }

  test('are listed by name, day added and day last used, and have no fault that axe can find', async () => {
    await open([
      { id, friendly_name: 'iCloud Keychain', created_at: '2026-11-01T09:00:00Z' },
      {
        id: id.replace('a', 'b'),
        created_at: '2026-10-02T09:00:00Z',
        last_used_at: '2026-11-14T09:00:00Z',
      },
    ]);
    const lines = dialog.getByRole('list', { name: words.passkeys.list }).getByRole('listitem');
    await expect.element(lines.nth(0)).toMatchTextContent('iCloud Keychain');
    await expect.element(lines.nth(0)).toMatchTextContent(words.passkeys.neverUsed);
    await expect.element(lines.nth(1)).toMatchTextContent(words.passkeys.unnamed);
    await expect.element(lines.nth(1)).not.toMatchTextContent(words.passkeys.neverUsed);
    expect(await accessibilityFaults()).toEqual([]);
    expect(document.documentElement.scrollWidth - window.innerWidth).toBeLessThanOrEqual(0);
  });

  test('ask who it is where the sign-in is old, and say where none was made', async () => {
    await open([]);
    await expect.element(dialog).toMatchTextContent(words.passkeys.empty);
    answer(BEGIN, refused(400, 'reauthentication_needed'));
    await press(words.passkeys.add);
    await expect.element(dialog).toMatchTextContent(words.passkeys.prove);
    const password = dialog.getByLabelText(words.password.current);
    await password.fill('Meadow-Copper-58');
    answer(BEGIN, refused(400, 'current_password_invalid'));
    await press(words.passkeys.add);
    await expect.element(dialog).toMatchTextContent(text.codes.current_password_invalid);
    answer(BEGIN, creation);
    vi.spyOn(navigator.credentials, 'create').mockRejectedValueOnce(closed());
    await password.fill('Falcon-Lantern-42');
    await press(words.passkeys.add);
    await expect.element(dialog).toMatchTextContent(words.passkeys.left);
    expect(asked(BEGIN).at(-1)?.body).toEqual({ current_password: 'Falcon-Lantern-42' });
  });

  test('are removed once that is confirmed', async () => {
    await open([{ id, friendly_name: 'Phone', created_at: '2026-11-01T09:00:00Z' }]);
    await press(words.passkeys.removeNamed.replace('{{name}}', 'Phone'));
    expect(asked('DELETE /auth/v1/passkeys/:id')).toEqual([]);
    answer('DELETE /auth/v1/passkeys/:id', refused(403, 'insufficient_aal'));
    await press(words.passkeys.confirm.remove);
    await expect.element(page.getByText(text.codes.insufficient_aal)).toBeVisible();
  });

  test('are removed with a mailed code where the sign-in was not just now', async () => {
    const remove = 'DELETE /auth/v1/passkeys/:id';
    await open([{ id, friendly_name: 'Phone', created_at: '2026-11-01T09:00:00Z' }]);
    await press(words.passkeys.removeNamed.replace('{{name}}', 'Phone'));
    answer(remove, refused(400, 'reauthentication_needed'));
    answer('GET /auth/v1/reauthenticate', {});
    await press(words.passkeys.confirm.remove);
    await page.getByLabelText(words.password.code).fill('123456');
    answer(remove, status(204));
    answer('GET /auth/v1/passkeys', []);
    await press(words.passkeys.confirm.remove);
    await expect.element(toast(words.passkeys.removed.title)).toBeVisible();
    expect(asked(remove).map(({ body }) => body)).toEqual(['', { nonce: '123456' }]);
  });
});

describe.each(languages)('the offer of a passkey in %s', language => {
  const { test } = inTurn(language);
  const { offer } = securityIn[language].passkeys;

  async function open(passkeys: readonly object[], isPhone = true) {
    const media = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation(query =>
      query === '(pointer: coarse)' ? ({ matches: isPhone } as MediaQueryList) : media(query),
    );
    vi.spyOn(PublicKeyCredential, 'isUserVerifyingPlatformAuthenticatorAvailable').mockResolvedValue(true);
    signedIn();
    answer('GET /auth/v1/passkeys', passkeys);
    await show(
      <>
        <PasskeyOffer userId={people.student.id} />
        <h1>{people.student.name}</h1>
      </>,
      { language, width: 390 },
    );
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  test('is made on a phone to who has none, and is put away for good', async () => {
    await open([]);
    const card = page.getByRole('region', { name: offer.title });
    await expect.element(card).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    await press(offer.decline);
    await expect.element(card).not.toBeInTheDocument();
    const kept = Object.keys(localStorage).filter(key => key.startsWith('bayan.no-passkey.'));
    expect(kept).toEqual([`bayan.no-passkey.${people.student.id}`]);
  });

  test('is not made to who has one', async () => {
    await open([{ id, created_at: '2026-11-01T09:00:00Z' }]);
    await expect.poll(() => asked('GET /auth/v1/passkeys').length).toBe(1);
    expect(page.getByRole('region', { name: offer.title }).elements()).toEqual([]);
  });

  test('is not made on a computer, nor to who has put it away', async () => {
    await open([], false);
    expect(asked('GET /auth/v1/passkeys')).toEqual([]);
  });
});
