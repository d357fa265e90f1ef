import { withCluster } from '#prove/cluster.ts';
import { type Proof, type ProofRun, type Verdict, withFirst } from '#prove/proof.ts';
import { accountState, authSessionIds, changedSince } from './account-state.ts';
import { FAULTS } from './faults.ts';
import { forgedFragments } from './forged-fragment.ts';
import { formerTutors } from './former-tutor.ts';
import { byStayingIn } from './kept-sign-in.ts';
import { withAdminPassword } from './known-admin-password.ts';
import { asMailScanner } from './mail-scanner.ts';
import { openWorld, type Scenario } from './scenario.ts';
import { withStolenAccessToken } from './stolen-access-token.ts';
import { byStolenOwnerToken } from './stolen-owner-token.ts';
import { withStolenRefreshToken } from './stolen-refresh-token.ts';
import { atUnlockedPhone } from './unlocked-phone.ts';
import { newVictim } from './victim.ts';
import type { Way } from './way.ts';
import { withYoungAccessToken } from './young-access-token.ts';

type Part = (run: ProofRun) => Promise<Verdict>;

const PARTS: Readonly<Record<string, Part>> = {
  'a stolen access token': byWays('a stolen access token', withStolenAccessToken),
  'a young access token': byWays('a young access token', withYoungAccessToken),
  'a thief who was in before': byWays('a thief who was in before', byStayingIn),
  'a stolen refresh token': byWays('a stolen refresh token', withStolenRefreshToken),
  'a mail scanner': byWays('a mail scanner', asMailScanner),
  'an unlocked phone': byWays('an unlocked phone', atUnlockedPhone),
  'an administrator’s password': byWays('an administrator’s password', withAdminPassword),
  'a stolen token of an owner': byStolenOwnerToken,
  'a former tutor': formerTutors,
  'a forged fragment': forgedFragments,
};

export const proof: Proof = {
  name: 'takeover',
  claim:
    'Neither a stolen token nor a mail scanner, a forged link, an unlocked phone, an administrator’s password or a former tutor ends with another’s account, a changed address, an account that can see everything, or a word to a child.',
  faults: FAULTS,
  run: proofRun => withCluster(() => run(proofRun)),
};

async function run(proofRun: ProofRun): Promise<Verdict> {
  const { stopsAtFirst, firstPart, say } = proofRun;
  const failures: string[] = [];
  const figures: Record<string, string | number> = {};
  for (const [name, part] of withFirst(Object.entries(PARTS), ([name]) => name === firstPart)) {
    const verdict = await part(proofRun);
    failures.push(...verdict.failures);
    Object.assign(figures, verdict.figures);
    say(`${name}: ${verdict.failures.length} complaints`);
    if (stopsAtFirst && failures.length > 0) break;
  }
  const tried = Object.values(figures).reduce<number>((sum, count) => sum + Number(count), 0);
  return { failures, figures: { 'ways tried': tried, ...figures } };
}

function byWays(attacker: string, ways: readonly Way[]): Part {
  return async ({ stopsAtFirst, step }) => {
    const failures: string[] = [];
    const scenario = await openWorld();
    try {
      for (const way of ways) {
        for (const fault of await faultsOf(scenario, way))
          failures.push(`${attacker}, ${way.name}: ${fault}`);
        step();
        if (stopsAtFirst && failures.length > 0) break;
      }
    } finally {
      await scenario.close();
    }
    return { failures, figures: { [`by ${attacker}`]: ways.length } };
  };
}

/** What is another's afterwards, or different. */
async function faultsOf(scenario: Scenario, way: Way): Promise<string[]> {
  const victim = await newVictim(scenario, way.victim);
  const staged = (await way.setup?.(scenario, victim)) ?? '';
  const before = await accountState(scenario, victim.id);
  const known = await authSessionIds(scenario, victim.id);
  const held = await way.attempt(scenario, victim, staged);
  const changed = (await changedSince(scenario, victim.id, before)).filter(
    what => !way.mayChange?.includes(what),
  );
  const signedIn = [...(await authSessionIds(scenario, victim.id))].filter(id => !known.has(id));
  return [
    ...changed.map(what => `changed: ${what}`),
    ...signedIn.map(() => 'signed in as the person'),
    ...((await opens(scenario, held)) ? ['holds what opens the person’s own'] : []),
  ];
}

/** A token, or the path of an address that asks for none. */
async function opens({ app, auth }: Scenario, held: unknown): Promise<boolean> {
  if (typeof held !== 'string' || held === '') return false;
  return (held.startsWith('/') ? (await app.fetch(held)).status : await auth.me(held)) === 200;
}
