import { PASSWORD } from '@bayan/server/test/auth/auth-caller';
import type { Victim } from './victim.ts';
import type { Way } from './way.ts';
import type { World } from './scenario.ts';

/** Has a mail sent, and answers with its link, from the root of the product. */
type Mail = (world: World, victim: Victim) => Promise<string>;

const linkOf = async ({ auth }: World, address: string, kind: string) =>
  `/auth/v1${(await auth.mailTo(address, kind)).link}`;

const askForAddress = ({ auth }: World, { email, accessToken }: Victim) =>
  auth.call('PUT', '/user', {
    token: accessToken,
    body: { email: `new.${email}`, current_password: PASSWORD },
  });

const MAILS: Readonly<Record<string, Mail>> = {
  async recovery(world, { email }) {
    await world.auth.post('/recover', { email });
    return linkOf(world, email, 'recovery');
  },
  async 'magic link'(world, { email }) {
    await world.auth.post('/otp', { email });
    return linkOf(world, email, 'magic-link');
  },
  async 'new address, to the one so far'(world, victim) {
    await askForAddress(world, victim);
    // The other half is given: one more fetch would be enough.
    await world.auth.follow((await world.auth.mailTo(`new.${victim.email}`, 'email-change')).link);
    return linkOf(world, victim.email, 'email-change');
  },
  async 'new address, to the new one'(world, victim) {
    await askForAddress(world, victim);
    await world.auth.follow((await world.auth.mailTo(victim.email, 'email-change')).link);
    return linkOf(world, `new.${victim.email}`, 'email-change');
  },
  async 'the way back to the address before'(world, victim) {
    await askForAddress(world, victim);
    for (const address of [victim.email, `new.${victim.email}`])
      await world.auth.follow((await world.auth.mailTo(address, 'email-change')).link);
    return linkOf(world, victim.email, 'address-changed');
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

const MOST_PAGES = 5;

/** To whichever page the link leads. */
async function fetchAsScanner({ app }: World, link: string, init: RequestInit): Promise<void> {
  let next: string | null = link;
  for (let page = 0; next !== null && page < MOST_PAGES; page++) {
    const answer: Response = await app.fetch(next, { ...init, redirect: 'manual' });
    await answer.text();
    next = answer.headers.get('location');
  }
}

export const asMailScanner: readonly Way[] = Object.entries(MAILS).flatMap(([kind, stage]) =>
  Object.entries(FETCHES).map(([how, init]) => ({
    name: `${kind}: ${how}`,
    stage,
    attempt: (world: World, _victim: Victim, link: string) => fetchAsScanner(world, link, init),
  })),
);
