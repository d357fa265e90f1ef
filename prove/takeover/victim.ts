import { createPerson, type Tokens } from '@bayan/server/test/auth/auth-caller';
import { enrol, prove } from '@bayan/server/test/auth/authenticator';
import { authenticator } from '@bayan/server/test/auth/authenticator-app';
import { browserAt } from '@bayan/server/test/auth/browser-at';
import { passkeyCaller } from '@bayan/server/test/auth/passkey-caller';
import { DAY, MINUTE, type Scenario } from './scenario.ts';

/** What the person signs in with: the password alone, unless said otherwise. */
export interface VictimKind {
  /** Had for longer than a day, so that giving it counts. */
  readonly key?: 'second factor' | 'passkey';
  /** Whether all of it was given a moment ago. */
  readonly isYoung?: boolean;
}

/** A family with an account, signed in in a browser. */
export interface Victim {
  readonly id: string;
  readonly email: string;
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Of the second factor, if there is one. */
  readonly factorId: string | null;
  readonly passkeyId: string | null;
  /** What the browser of the sign-in sends along by itself, which no script and no thief of a token reads. */
  readonly browser: Readonly<Record<string, string>>;
}

const A_WHILE = 10 * MINUTE;
export const OWN_PAGE = { 'sec-fetch-site': 'same-origin' } as const;

let victims = 0;

export async function newVictim(
  scenario: Scenario,
  { key, isYoung = false }: VictimKind = {},
): Promise<Victim> {
  const { app, auth } = scenario;
  const email = `victim${++victims}@family.example`;
  const id = await createPerson(app, { email, role: 'student' });
  const browser = browserAt(auth);
  const keys = { factorId: null, passkeyId: null };
  const signedIn = { ...keys, ...(await signInWith(key, scenario, email, browser)) };
  if (!isYoung) app.clock.advance(A_WHILE);
  const { tokens, factorId, passkeyId } = signedIn;
  const { access_token: accessToken, refresh_token: refreshToken } = tokens;
  return { id, email, accessToken, refreshToken, factorId, passkeyId, browser: browser.headers() };
}

type Browser = ReturnType<typeof browserAt>;
const tokensIn = ({ status, body }: { status: number; body: object }) => {
  if (status !== 200) throw new Error(`the sign-in of a victim was answered ${status}`);
  return body as Tokens;
};

async function signInWith(key: VictimKind['key'], { app, auth }: Scenario, email: string, browser: Browser) {
  if (key === undefined) return { tokens: tokensIn((await browser.signIn(email)).answer) };
  const { access_token: first } = await auth.signIn(email);
  if (key === 'passkey') {
    const passkeys = passkeyCaller(auth);
    const { id: passkeyId, phone } = await passkeys.given(first);
    app.clock.advance(DAY);
    const { challenge_id, options } = await passkeys.ask();
    const answer = { challenge_id, credential: phone.get(options) };
    return { passkeyId, tokens: tokensIn(await browser.post('/passkeys/authentication/verify', answer)) };
  }
  const { id: factorId, totp } = await enrol(auth, first);
  const phone = authenticator(totp.secret, app.clock);
  await prove(auth, first, factorId, phone.code());
  app.clock.advance(DAY);
  const { access_token: lower } = await browser.signIn(email);
  return { factorId, tokens: tokensIn(await prove(auth, lower, factorId, phone.code(), browser.headers())) };
}
