import type { Tokens } from '@bayan/server/test/auth/auth-caller';
import { createPerson, PASSWORD } from '@bayan/server/test/auth/auth-caller';
import { enrol, prove } from '@bayan/server/test/auth/authenticator';
import { authenticator } from '@bayan/server/test/auth/authenticator-app';
import { MINUTE, type Scenario } from './scenario.ts';

/** A family with an account, signed in a while ago: what is stolen was not given just now. */
export interface Victim {
  readonly id: string;
  readonly email: string;
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Of the second factor, if there is one. */
  readonly factorId: string | null;
  /** What the browser of the sign-in sends along by itself, which no script and no thief of a token reads. */
  readonly browser: Readonly<Record<string, string>>;
}

const A_WHILE = 10 * MINUTE;
export const OWN_PAGE = { 'sec-fetch-site': 'same-origin' } as const;

let victims = 0;

export async function newVictim(scenario: Scenario, hasSecondFactor: boolean): Promise<Victim> {
  const { app, auth } = scenario;
  const email = `victim${++victims}@family.example`;
  const id = await createPerson(app, { email, role: 'student' });
  const { headers, body } = await auth.call('POST', '/token?grant_type=password', {
    body: { email, password: PASSWORD },
    headers: OWN_PAGE,
  });
  const first = body as unknown as Tokens;
  const cookie = headers
    .getSetCookie()
    .map(set => set.split(';')[0])
    .join('; ');
  const browser = { ...OWN_PAGE, cookie };
  const factor = hasSecondFactor ? await raise(scenario, first) : null;
  app.clock.advance(A_WHILE);
  const { access_token, refresh_token } = factor?.tokens ?? first;
  const tokens = { accessToken: access_token, refreshToken: refresh_token };
  return { id, email, ...tokens, factorId: factor?.id ?? null, browser };
}

async function raise({ app, auth }: Scenario, { access_token: token }: Tokens) {
  const { id, totp } = await enrol(auth, token);
  const { status, body } = await prove(auth, token, id, authenticator(totp.secret, app.clock).code());
  if (status !== 200) throw new Error(`the second factor of a victim was answered ${status}`);
  return { id, tokens: body as unknown as Tokens };
}
