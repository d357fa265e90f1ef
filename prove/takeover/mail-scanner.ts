import { PASSWORD } from '@bayan/server/test/auth/auth-caller';
import type { Scenario } from './scenario.ts';
import type { Victim } from './victim.ts';
import type { Way } from './way.ts';

/** Has a mail sent, and answers with its link, from the root of the product. */
type Mail = (scenario: Scenario, victim: Victim) => Promise<string>;

const linkOf = async ({ auth }: Scenario, address: string, kind: string) =>
  `/auth/v1${(await auth.mailTo(address, kind)).link}`;

const askForAddress = ({ auth }: Scenario, { email, accessToken }: Victim) =>
  auth.call('PUT', '/user', {
    token: accessToken,
    body: { email: `new.${email}`, current_password: PASSWORD },
  });

const MAILS: Readonly<Record<string, Mail>> = {
  async recovery(scenario, { email }) {
    await scenario.auth.post('/recover', { email });
    return linkOf(scenario, email, 'recovery');
  },
  async 'magic link'(scenario, { email }) {
    await scenario.auth.post('/otp', { email });
    return linkOf(scenario, email, 'magic-link');
  },
  async 'new address, to the one so far'(scenario, victim) {
    await askForAddress(scenario, victim);
    // The other half is given: one more fetch would be enough.
    await scenario.auth.follow((await scenario.auth.mailTo(`new.${victim.email}`, 'email-change')).link);
    return linkOf(scenario, victim.email, 'email-change');
  },
  async 'new address, to the new one'(scenario, victim) {
    await askForAddress(scenario, victim);
    await scenario.auth.follow((await scenario.auth.mailTo(victim.email, 'email-change')).link);
    return linkOf(scenario, `new.${victim.email}`, 'email-change');
  },
  async 'the way back to the address before'(scenario, victim) {
    await askForAddress(scenario, victim);
    for (const address of [victim.email, `new.${victim.email}`])
      await scenario.auth.follow((await scenario.auth.mailTo(address, 'email-change')).link);
    return linkOf(scenario, victim.email, 'address-changed');
  },
};

/** What scanners are seen to do with a link. Those that run script press no button. */
const FETCHES: Readonly<Record<string, RequestInit>> = {
  HEAD: { method: 'HEAD' },
  GET: { method: 'GET' },
  'GET as a browser’s': {
    method: 'GET',
    headers: { 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' },
  },
  'GET ahead of a click': { method: 'GET', headers: { 'sec-purpose': 'prefetch;prerender' } },
  'POST of another site’s form': {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
  },
};

const MAX_PAGES = 5;

/** To whichever page the link leads. */
async function fetchAsScanner({ app }: Scenario, link: string, init: RequestInit): Promise<void> {
  let next: string | null = link;
  for (let page = 0; next !== null && page < MAX_PAGES; page++) {
    const answer: Response = await app.fetch(next, { ...init, redirect: 'manual' });
    await answer.text();
    next = answer.headers.get('location');
  }
}

export const asMailScanner: readonly Way[] = Object.entries(MAILS).flatMap(([kind, setup]) =>
  Object.entries(FETCHES).map(([how, init]) => ({
    name: `${kind}: ${how}`,
    setup,
    attempt: (scenario: Scenario, _victim: Victim, link: string) => fetchAsScanner(scenario, link, init),
  })),
);
