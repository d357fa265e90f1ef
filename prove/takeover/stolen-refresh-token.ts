import type { Answer } from '@bayan/server/test/auth/auth-caller';
import type { Scenario } from './scenario.ts';
import { newVictim, OWN_PAGE, type Victim } from './victim.ts';
import type { Way } from './way.ts';

type Headers = Readonly<Record<string, string>>;

const refresh = ({ auth }: Scenario, refresh_token: string, headers: Headers = {}): Promise<Answer> =>
  auth.call('POST', '/token?grant_type=refresh_token', { body: { refresh_token }, headers });
const tokenIn = ({ body }: Answer) => (typeof body.access_token === 'string' ? body.access_token : '');
const refreshOf = ({ body }: Answer) => String(body.refresh_token);

/** What a thief sends beside the token: none of it is the cookie of the person's browser. */
const HEADERS: Readonly<Record<string, Headers>> = {
  nothing: {},
  'a page of ours': OWN_PAGE,
  'another site': { 'sec-fetch-site': 'cross-site' },
  'no site': { 'sec-fetch-site': 'none' },
  'a cookie that was made up': { ...OWN_PAGE, cookie: `bayan_sign_in=${'A'.repeat(43)}` },
  'an empty cookie': { ...OWN_PAGE, cookie: 'bayan_sign_in=' },
  'the same cookie by another name': { ...OWN_PAGE, cookie: `__Host-bayan_sign_in=${'A'.repeat(43)}` },
};

const alone: readonly Way[] = Object.entries(HEADERS).map(([what, headers]) => ({
  name: `used with ${what}`,
  attempt: async (scenario: Scenario, { refreshToken }: Victim) =>
    tokenIn(await refresh(scenario, refreshToken, headers)),
}));

const others: readonly Way[] = [
  {
    name: 'used after the person has gone on',
    async attempt(scenario, { refreshToken, browser }) {
      await refresh(scenario, refreshToken, browser);
      return tokenIn(await refresh(scenario, refreshToken));
    },
  },
  {
    name: 'in turns with the person',
    async attempt(scenario, { refreshToken, browser }) {
      const first = await refresh(scenario, refreshToken, browser);
      const thiefs = await refresh(scenario, refreshOf(first));
      await refresh(scenario, refreshOf(first), browser);
      return tokenIn(thiefs);
    },
  },
  {
    name: 'in the same moment as the person',
    async attempt(scenario, { refreshToken, browser }) {
      const [, thiefs] = await Promise.all([
        refresh(scenario, refreshToken, browser),
        refresh(scenario, refreshToken),
      ]);
      return tokenIn(thiefs as Answer);
    },
  },
  {
    name: 'of somebody with a second factor',
    victim: { key: 'second factor' },
    attempt: async (scenario, { refreshToken }) => tokenIn(await refresh(scenario, refreshToken)),
  },
  {
    name: 'with the cookie of the thief’s own sign-in',
    async attempt(scenario, { refreshToken }) {
      const thief = await newVictim(scenario);
      return tokenIn(await refresh(scenario, refreshToken, thief.browser));
    },
  },
  {
    name: 'after the person has logged out',
    async attempt(scenario, { accessToken, refreshToken, browser }) {
      await scenario.auth.call('POST', '/logout', { token: accessToken, headers: browser });
      return tokenIn(await refresh(scenario, refreshToken, browser));
    },
  },
  {
    name: 'in the place of an access token',
    async attempt(scenario, { refreshToken }) {
      await scenario.auth.call('PUT', '/user', {
        token: refreshToken,
        body: { email: 'thief@elsewhere.example' },
      });
      return (await scenario.auth.me(refreshToken)) === 200 ? refreshToken : '';
    },
  },
];

export const withStolenRefreshToken: readonly Way[] = [...alone, ...others];
