import { randomInt } from 'node:crypto';
import { placeOf } from '../../server/src/features/auth/limits/attempt-limits.ts';
import { takePlaces } from '../../server/src/features/limits/limits.repository.ts';
import { type Academy, type Answer, MINUTE, openAcademy, RIGHT, tryPassword } from './academy.ts';
import { type Pair, tellApart } from './classifier.ts';
import { createFindings, type Part } from './part.ts';

/** Two requests that must look alike to whoever sends them. */
interface Comparison {
  readonly name: string;
  prepare(academy: Academy, pairs: number): Promise<void>;
  /** Once per pair: moves the clock on, so that no limit is met. */
  before(academy: Academy, pair: number): Promise<void>;
  a(academy: Academy, pair: number): Promise<Answer>;
  b(academy: Academy, pair: number): Promise<Answer>;
}

/** Of the same length: what is told back must not differ by that. */
const addressOf = (who: 'known' | 'other', pair: number) =>
  `${who}-${String(pair).padStart(4, '0')}@family.example`;
const KNOWN = addressOf('known', 0);
const unknown = (pair: number) => addressOf('other', pair);
const makeKnown = async (academy: Academy) => void (await academy.person(KNOWN));
const aMinute = async ({ clock }: Academy) => clock.advance(2 * MINUTE);
const mailing =
  (path: string, more: object = {}) =>
  (academy: Academy, email: string) =>
    academy.ask(`/auth/v1${path}`, { body: { email, ...more } });

function mailed(name: string, path: string, more?: object): Comparison {
  const send = mailing(path, more);
  return {
    name,
    prepare: makeKnown,
    before: aMinute,
    a: academy => send(academy, KNOWN),
    b: (academy, pair) => send(academy, unknown(pair)),
  };
}

const TRIED = 'Meadow-Copper-58';
const signUp = mailing('/signup', { password: TRIED });
const PAIRS_PER_LOCK = 9;
const BY_PASSWORD: readonly Comparison[] = [
  {
    name: 'sign-in, known or unknown',
    // Each is tried once: how often somebody was tried is counted, and takes its time, whoever they are.
    async prepare(academy, pairs) {
      for (let pair = 0; pair < pairs; pair++) await academy.person(addressOf('known', pair));
    },
    before: aMinute,
    a: (academy, pair) => tryPassword(academy, addressOf('known', pair), 'wrong'),
    b: (academy, pair) => tryPassword(academy, unknown(pair), 'wrong'),
  },
  {
    name: 'sign-in, account full or password wrong',
    async prepare(academy) {
      await makeKnown(academy);
      await academy.person(unknown(0));
    },
    async before({ app, clock }, pair) {
      if (pair % PAIRS_PER_LOCK !== 0) return;
      clock.advance(20 * MINUTE);
      for (let guess = 0; guess < 10; guess++)
        await takePlaces(app.db, [placeOf('passwords of an account', KNOWN)], clock.now());
    },
    a: academy => tryPassword(academy, KNOWN, RIGHT),
    b: academy => tryPassword(academy, unknown(0), 'wrong'),
  },
  {
    name: 'sign-in after a sign-up, known or unknown',
    async prepare(academy) {
      await makeKnown(academy);
      for (const email of [KNOWN, unknown(0)]) await signUp(academy, email);
    },
    before: aMinute,
    a: academy => tryPassword(academy, KNOWN, TRIED),
    b: academy => tryPassword(academy, unknown(0), TRIED),
  },
];
const BY_MAIL: readonly Comparison[] = [
  mailed('sign-up, known or unknown', '/signup', { password: RIGHT }),
  mailed('sign-in by mail, known or unknown', '/otp'),
  mailed('recovery, known or unknown', '/recover'),
  mailed('mail sent again, known or unknown', '/resend', { type: 'signup' }),
];

/** Pairs for what runs for the first time. */
const WARM_UP = 4;
/** So unlikely that a claim that holds is doubted once in ten thousand comparisons. */
const TOO_UNLIKELY = 1e-4;

/** Whoever looks at answers, byte by byte and with a watch, does not learn who has an account. */
export const alike: Part = async ({ size, say }) => {
  const findings = createFindings();
  const figures: Record<string, string> = {};
  const count = size === 'full' ? 600 : 80;
  const compareOne = async (comparison: Comparison) => {
    const { name } = comparison;
    const { pairs, differences } = await compare(comparison, count);
    findings.expect(differences.length === 0, () => `${name}: the answers differ: ${differences[0]}`);
    const told = tellApart(pairs);
    const [low, high] = told.aucInterval.map(bound => bound.toFixed(3));
    figures[name] =
      `AUC ${told.auc.toFixed(3)} (${low} to ${high}), told by time in ${percent(told.accuracy)}, in pairs in ${percent(told.pairAccuracy)} of ${Math.floor(count / 2)} (p = ${told.p.toPrecision(2)})`;
    say(`${name}: ${figures[name]}`);
    findings.expect(
      told.p >= TOO_UNLIKELY,
      () => `${name}: time tells them apart in ${percent(told.pairAccuracy)} of the pairs`,
    );
  };
  // Together they are done sooner, one by one they are measured better; those by mail do little but wait.
  if (size === 'short') await Promise.all([...BY_PASSWORD, ...BY_MAIL].map(compareOne));
  else {
    for (const comparison of BY_PASSWORD) await compareOne(comparison);
    await Promise.all(BY_MAIL.map(compareOne));
  }
  return { failures: findings.failures(), figures };
};

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

async function compare(comparison: Comparison, count: number) {
  const academy = await openAcademy();
  const pairs: Pair[] = [];
  const differences: string[] = [];
  const timed = async (send: Comparison['a'], pair: number) => {
    const begin = performance.now();
    const answer = await send(academy, pair);
    return { milliseconds: performance.now() - begin, seen: visible(answer) };
  };
  try {
    await comparison.prepare(academy, WARM_UP + count);
    for (let pair = 0; pair < WARM_UP + count; pair++) {
      await comparison.before(academy, pair);
      const [a, b] = await inRandomOrder(
        () => timed(comparison.a, pair),
        () => timed(comparison.b, pair),
      );
      if (pair < WARM_UP) continue;
      pairs.push({ a: a.milliseconds, b: b.milliseconds });
      if (a.seen !== b.seen) differences.push(`${a.seen} / ${b.seen}`);
    }
  } finally {
    await academy.close();
  }
  return { pairs, differences };
}

/**
 * By a coin that nothing else in the run knows: comparisons that go on at the same time and took the same turns would
 * slow each other's known or unknown ones down, and seem to tell them apart.
 */
async function inRandomOrder<T>(a: () => Promise<T>, b: () => Promise<T>): Promise<[T, T]> {
  if (randomInt(2) === 0) return [await a(), await b()];
  const second = await b();
  return [await a(), second];
}

/** Status, headers and body, but for ids, times and what the sender typed. */
function visible({ status, headers, text }: Answer): string {
  const head = [...headers].filter(([name]) => name !== 'x-request-id').map(each => each.join(': '));
  return [status, ...head, text]
    .join('\n')
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '(id)')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '(time)')
    .replace(/(known|other)-\d{4}@family\.example/g, '(address)')
    .replace(/(known|other)-\d{4}/g, '(name)');
}
