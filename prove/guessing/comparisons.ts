import { rateLimitOf } from '@bayan/auth/limits/attempt-limits';
import { countAttempts } from '@bayan/platform/limits/limits.repository';
import { type Academy, type Answer, MINUTE, RIGHT, tryPassword } from './academy.ts';

/** Two requests that must look alike to whoever sends them. */
export interface Comparison {
  readonly name: string;
  prepare(academy: Academy): Promise<void>;
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
    async before(academy) {
      await aMinute(academy);
      await academy.deleteMails(KNOWN);
    },
    a: academy => send(academy, KNOWN),
    b: (academy, pair) => send(academy, unknown(pair)),
  };
}

const TRIED = 'Meadow-Copper-58';
const signUp = mailing('/signup', { password: TRIED });
const PAIRS_PER_LOCK = 9;
/** Nobody is tried right after their account was made. */
const AHEAD = 20;
export const BY_PASSWORD: readonly Comparison[] = [
  {
    name: 'sign-in, known or unknown',
    // Each is tried once: how often somebody was tried is counted, and takes its time, whoever they are.
    async prepare(academy) {
      for (let pair = 0; pair < AHEAD; pair++) await academy.person(addressOf('known', pair));
    },
    async before(academy, pair) {
      await academy.person(addressOf('known', pair + AHEAD));
      await aMinute(academy);
    },
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
        await countAttempts(app.db, [rateLimitOf('passwords of an account', KNOWN)], clock.now());
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
export const BY_MAIL: readonly Comparison[] = [
  mailed('sign-up, known or unknown', '/signup', { password: RIGHT }),
  mailed('sign-in by mail, known or unknown', '/otp'),
  mailed('recovery, known or unknown', '/recover'),
  mailed('mail sent again, known or unknown', '/resend', { type: 'signup' }),
];
