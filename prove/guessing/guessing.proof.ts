import { withCluster } from '#prove/cluster.ts';
import { type Fault, type Proof, type ProofRun, type Verdict, withFirst } from '#prove/proof.ts';
import { alike } from './alike.ts';
import { claimedAddresses } from './claimed-addresses.ts';
import { codeGuesses } from './code-guesses.ts';
import { forgeries } from './forgeries.ts';
import { parallelGuesses } from './parallel-guesses.ts';
import type { Part } from './part.ts';
import { refreshGuesses } from './refresh-guesses.ts';
import { serialGuesses } from './serial-guesses.ts';

/** Those that take times come last and by themselves. */
const PARTS: Readonly<Record<string, Part>> = {
  serialGuesses,
  parallelGuesses,
  claimedAddresses,
  codeGuesses,
  refreshGuesses,
  forgeries,
  alike,
};

const AUTH = 'packages/auth/src';
const faults: readonly Fault[] = [
  {
    name: 'an account is never full',
    part: 'serialGuesses',
    file: `${AUTH}/sign-in/sign-in-attempt.ts`,
    find: 'const isLocked = taken === 2;',
    replace: 'const isLocked = false;',
  },
  {
    name: 'an attempt is counted when its work is done',
    part: 'parallelGuesses',
    file: `${AUTH}/sign-in/sign-in-attempt.ts`,
    find: 'const taken = await limits.take(db, [grants, failures, guesses], now);',
    replace: `const taken = await limits.take(db, [grants, failures, guesses], now);
      await limits.giveBack(db, [failures, guesses].slice(0, taken - 1), now);
      setTimeout(() => limits.take(db, [failures, guesses], now).catch(() => {}), 10_000);`,
  },
  {
    name: 'whoever names an address in X-Forwarded-For is believed',
    part: 'claimedAddresses',
    file: 'packages/platform/src/http/client-address.ts',
    find: 'if (!trusted(address)) return { address, behindProxy: false };',
    replace: '',
  },
  {
    name: 'the token says by which algorithm it is checked',
    part: 'forgeries',
    file: `${AUTH}/tokens/signed-token.ts`,
    find: 'if (named) return named;',
    replace: `if (named && alg === 'HS256') return { alg, publicKey: new TextEncoder().encode(JSON.stringify(named.publicJwk)) };
    if (named) return named;`,
  },
  {
    name: 'an unknown account is refused at once',
    part: 'alike',
    file: `${AUTH}/sign-in/sign-in.ts`,
    find: '  refusedEvenly(() => trySignIn(context, credentials));',
    replace: `  (async () => {
      const { contact, device } = credentials;
      if (contact && !(await findCredentials(context.db, contact, device.browser.hash))) throw wrongCredentials();
      return refusedEvenly(() => trySignIn(context, credentials));
    })();`,
  },
  {
    name: 'a sign-up for an address that has an account is not remembered',
    part: 'alike',
    file: `${AUTH}/sign-in/sign-up.ts`,
    find: 'if (!(await keepLastSignUp(',
    replace: 'if ((await findOwnHash(tx, email)) === null && !(await keepLastSignUp(',
  },
  {
    name: 'mails are answered as soon as the work is done, which differs for known addresses',
    part: 'alike',
    file: `${AUTH}/protocol/constant-time-answer.ts`,
    find: 'do await pause(stepMs);',
    replace: 'do await settled;',
  },
];

async function run(proofRun: ProofRun): Promise<Verdict> {
  const verdicts: Verdict[] = [];
  for (const [, part] of withFirst(Object.entries(PARTS), ([name]) => name === proofRun.firstPart)) {
    const verdict = await part(proofRun);
    verdicts.push(verdict);
    // Enough is known then: a planted fault is noticed, and a claim that does not hold needs no more.
    if (proofRun.size === 'short' && verdict.failures.length > 0) break;
  }
  return {
    failures: verdicts.flatMap(({ failures }) => failures),
    figures: Object.assign({}, ...verdicts.map(({ figures }) => figures)),
  };
}

export const proof: Proof = {
  name: 'guessing',
  claim:
    'Nobody finds a password, a code or a token by trying, however many try at once and wherever from; nobody learns by trying who has an account; and nobody is locked out of a browser they have signed in with.',
  faults,
  run: proofRun => withCluster(() => run(proofRun)),
};
