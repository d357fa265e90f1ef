import {
  type Academy,
  type Ask,
  MINUTE,
  newAddress,
  openAcademy,
  PROXY,
  RIGHT,
  tryPassword,
} from './academy.ts';
import { type Chance, createChance } from './chance.ts';
import { createLedger } from './ledger.ts';
import { createFindings, type Part } from './part.ts';

/** Where a guess comes from: how it is sent, and whom it must be counted to. */
interface Origin {
  readonly how: Pick<Ask, 'peer' | 'headers'>;
  readonly address: string;
}
type Strategy = (chance: Chance, accounts: readonly string[]) => Origin & { readonly account: string };

const throughProxy = (address: string): Origin => ({
  how: { peer: PROXY, headers: { 'x-forwarded-for': address } },
  address,
});
const SPOOFABLE = [
  'x-forwarded-for',
  'forwarded',
  'x-real-ip',
  'x-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
];
/** Somebody who is no proxy of ours and claims to speak for others. */
const spoofing = (peer: string, chance: Chance): Origin => {
  const claimed = newAddress();
  const some = SPOOFABLE.filter(() => chance.next() < 0.6);
  const headers = Object.fromEntries(
    ['x-forwarded-for', ...some].map(name => [name, name === 'forwarded' ? `for=${claimed}` : claimed]),
  );
  return { how: { peer, headers }, address: peer };
};

const first = (accounts: readonly string[]) => accounts[0] ?? '';
const STRATEGIES: Readonly<Record<string, Strategy>> = {
  'one account, one address': (_, accounts) => ({
    ...throughProxy('198.51.100.1'),
    account: first(accounts),
  }),
  'one account, many addresses': (_, accounts) => ({
    ...throughProxy(newAddress()),
    account: first(accounts),
  }),
  'many accounts, one address': (chance, accounts) => ({
    ...throughProxy('198.51.100.2'),
    account: chance.pick(accounts),
  }),
  'many accounts, many addresses': (chance, accounts) => ({
    ...throughProxy(newAddress()),
    account: chance.pick(accounts),
  }),
  'many accounts, one liar about the address': (chance, accounts) => ({
    ...spoofing('203.0.113.9', chance),
    account: chance.pick(accounts),
  }),
};

const QUARTER = 15 * MINUTE;

/** Each answer is foretold by a count in plain words; where the account is full the guess is the right password. */
export const serialGuesses: Part = async ({ size, say, step }) => {
  const findings = createFindings();
  const figures: Record<string, string> = {};
  const each = size === 'full' ? 2_000 : 24;
  // One guess after the other in each way; the ways, each with an academy of its own, beside each other.
  await Promise.all(
    Object.entries(STRATEGIES).map(async ([name, strategy]) => {
      const academy = await openAcademy();
      try {
        const accounts = await people(academy, size === 'full' ? 40 : 4);
        const { seen, lockedOut } = await guessInOneWay(academy, {
          name,
          strategy,
          accounts,
          each,
          findings,
          step,
        });
        figures[`${name}: guesses, of them with the right password while the account was full`] =
          `${each}, ${lockedOut}`;
        say(`${name}: ${[...seen].map(([status, count]) => `${count} × ${status}`).join(', ')}`);
      } finally {
        await academy.close();
      }
    }),
  );
  return { failures: findings.failures(), figures };
};

interface Way {
  readonly name: string;
  readonly strategy: Strategy;
  readonly accounts: readonly string[];
  readonly each: number;
  readonly findings: ReturnType<typeof createFindings>;
  step(): void;
}

async function guessInOneWay(academy: Academy, { name, strategy, accounts, each, findings, step }: Way) {
  const cookie = await knownBrowser(academy, first(accounts));
  const chance = createChance(name.length);
  const foretell = createForetelling();
  const seen = new Map<number, number>();
  let lockedOut = 0;
  for (let guess = 0; guess < each; guess++) {
    academy.clock.advance(pauseFor(name, chance));
    const now = academy.clock.now();
    const { how, account, address } = strategy(chance, accounts);
    const isLocked = foretell.isLocked(account, now);
    const isRight = isLocked || chance.below(12) === 0;
    const expected = foretell.answer(account, address, isRight, now);
    const { status } = await tryPassword(academy, account, isRight ? RIGHT : `wrong ${guess}`, how);
    seen.set(status, (seen.get(status) ?? 0) + 1);
    step();
    if (isLocked) lockedOut++;
    findings.expect(
      status === expected,
      () =>
        `${name}: guess ${guess} answered ${status} where ${expected} was due${isLocked && status === 200 ? ', though ten had failed' : ''}`,
    );
    // Used now and then, as by its owner: an account forgets the browser that was not used for longest.
    if (guess % 20 !== 19) continue;
    const known = await tryPassword(academy, first(accounts), RIGHT, { headers: { cookie } });
    findings.expect(known.status === 200, () => `${name}: the person's own browser answered ${known.status}`);
  }
  academy.clock.advance(QUARTER);
  const again = await tryPassword(academy, first(accounts), RIGHT);
  findings.expect(again.status === 200, () => `${name}: after 15 minutes still ${again.status}`);
  return { seen, lockedOut };
}

/** What each guess must be answered with, by a count in plain words. */
function createForetelling() {
  const [grants, failures, guesses] = [
    createLedger(150, 5 * MINUTE),
    createLedger(200, QUARTER),
    createLedger(10, QUARTER),
  ];
  return {
    isLocked: (account: string, now: Date) => !guesses.hasRoom(account, now),
    answer(account: string, address: string, isRight: boolean, now: Date): number {
      if (!grants.hasRoom(address, now)) return 429;
      grants.add(address, now);
      if (!failures.hasRoom(address, now)) return 429;
      const isOpen = guesses.hasRoom(account, now);
      if (isOpen && isRight) return 200;
      failures.add(address, now);
      if (isOpen) guesses.add(account, now);
      return 400;
    },
  };
}

/** One address guesses so fast that its own limits are met, many so slowly that only those of the accounts are. */
const pauseFor = (strategy: string, chance: Chance) =>
  strategy.includes('many addresses')
    ? chance.below(8) === 0
      ? chance.below(3 * MINUTE)
      : chance.below(2_000)
    : chance.below(80) === 0
      ? chance.below(6 * MINUTE)
      : chance.below(400);

async function people(academy: Academy, count: number): Promise<string[]> {
  const emails = Array.from({ length: count }, (_, index) => `person${index}@family.example`);
  for (const email of emails) await academy.person(email);
  return emails;
}

async function knownBrowser(academy: Academy, email: string): Promise<string> {
  const { headers } = await tryPassword(academy, email, RIGHT);
  return headers.get('set-cookie')?.split(';')[0] ?? '';
}
