import { rateLimitOf } from '@bayan/auth/limits/attempt-limits';
import { countAttempts } from '@bayan/platform/limits/limits.repository';
import { MINUTE, newAddress, openAcademy, PROXY, RIGHT, tryPassword } from './academy.ts';
import { createFindings, type Part } from './part.ts';

const AT_ONCE = 64;
/** As few as that where the machine has no time for more. */
const FEWEST_AT_ONCE = 16;
/**
 * Nine have failed before, and three in four are wrong and on their way before the first right one is: one of them is
 * counted by then, however the machine shares out its time, and the account is full.
 */
const FAILED_BEFORE = 9;
const SHARE_OF_WRONG = 3 / 4;
const QUARTER = 15 * MINUTE;

/** Sixty-four at once, at two processes, while the clock stands. */
export const parallelGuesses: Part = async ({ size, say, step }) => {
  const findings = createFindings();
  const rounds = size === 'full' ? 104 : 2;
  const academy = await openAcademy();
  let guesses = 0;
  const email = 'noura@family.example';
  try {
    await academy.person(email);
    for (let round = 0; round < rounds; round++) {
      const { atOnce, opened } = await tryAtOnce();
      guesses += atOnce;
      step();
      findings.expect(
        opened === 0,
        () => `${atOnce} at once: the right password opened ${opened} times after ten wrong ones`,
      );
      academy.clock.advance(QUARTER - 1);
      const before = await tryPassword(academy, email, RIGHT);
      findings.expect(
        before.status === 400,
        () => `an account that was full answered ${before.status} before 15 minutes had passed`,
      );
      academy.clock.advance(1);
      const after = await tryPassword(academy, email, RIGHT);
      findings.expect(after.status === 200, () => `after 15 minutes the account answered ${after.status}`);
    }
    say(`${guesses} guesses at one account, ${AT_ONCE} at once`);

    const sweeps = size === 'full' ? 10 : 0;
    for (let sweep = 0; sweep < sweeps; sweep++) {
      const address = newAddress();
      const early = await lookedAt(address, sweep, 'early');
      academy.clock.advance(5 * MINUTE);
      const late = await lookedAt(address, sweep, 'late');
      // Fewer where the machine was too busy for some of them; never more.
      findings.expect(
        early <= 150 && early + late <= 200,
        () => `from one address ${early} and then ${late} passwords were looked at within 15 minutes`,
      );
      academy.clock.advance(QUARTER);
    }
    if (sweeps > 0) say(`${sweeps} sweeps over many accounts from one address`);
  } finally {
    await academy.close();
  }
  return {
    failures: findings.failures(),
    figures: { [`guesses, ${AT_ONCE} at once, at two processes`]: guesses },
  };

  /**
   * How often the right password was taken. A guess that the machine was too busy for was none: then all come again, in
   * smaller number.
   */
  async function tryAtOnce(): Promise<{ atOnce: number; opened: number }> {
    for (let atOnce = AT_ONCE; ; atOnce = Math.max(FEWEST_AT_ONCE, atOnce / 2)) {
      const wrong = atOnce * SHARE_OF_WRONG;
      const place = rateLimitOf('passwords of an account', email);
      for (let failed = 0; failed < FAILED_BEFORE; failed++)
        await countAttempts(academy.app.db, [place], academy.clock.now());
      const answers = await Promise.all(
        Array.from({ length: atOnce }, async (_, index) => {
          const password = index >= wrong ? RIGHT : `wrong ${index}`;
          return academy.ask('/auth/v1/token?grant_type=password', { body: { email, password } });
        }),
      );
      if (answers.every(({ status }) => status !== 503)) {
        const opened = answers.slice(wrong).filter(({ status }) => status === 200).length;
        return { atOnce, opened };
      }
      academy.clock.advance(QUARTER);
    }
  }

  /** How many of 192 guesses, each at another account, were not refused at the door. */
  async function lookedAt(address: string, sweep: number, turn: string): Promise<number> {
    const how = { peer: PROXY, headers: { 'x-forwarded-for': address } };
    let count = 0;
    for (let batch = 0; batch < 3; batch++) {
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, index) =>
          tryPassword(academy, `nobody${sweep}-${turn}-${batch}-${index}@family.example`, RIGHT, how),
        ),
      );
      guesses += AT_ONCE;
      step();
      count += answers.filter(({ status }) => status !== 429).length;
    }
    return count;
  }
};
