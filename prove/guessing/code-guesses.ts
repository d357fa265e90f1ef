import { mailOutbox } from '@bayan/server/schema/academy';
import { and, desc, eq } from 'drizzle-orm';
import { type Academy, MINUTE, openAcademy } from './academy.ts';
import { createChance } from './chance.ts';
import { createLedger } from './ledger.ts';
import { createFindings, type Part } from './part.ts';

const EMAIL = 'noura@family.example';
const TRIES_PER_CODE = 5;

/** New codes are sent as often as the academy sends them; however many there are, ten wrong ones are all. */
export const codeGuesses: Part = async ({ size, say, step }) => {
  const findings = createFindings();
  const chance = createChance(6);
  const counted = createLedger(10, 15 * MINUTE);
  const guesses = size === 'full' ? 1_500 : 40;
  const academy = await openAcademy();
  let [mails, opened, lockedOut] = [0, 0, 0];
  try {
    await academy.person(EMAIL);
    let triesLeft = 0;
    for (let guess = 0; guess < guesses; guess++) {
      if (triesLeft === 0) {
        academy.clock.advance(MINUTE);
        await academy.deleteMails(EMAIL);
        await academy.ask('/auth/v1/recover', { body: { email: EMAIL } });
        triesLeft = TRIES_PER_CODE;
        mails++;
      }
      academy.clock.advance(chance.below(10_000));
      const now = academy.clock.now();
      const isOpen = counted.hasRoom(EMAIL, now);
      const isRight = !isOpen || chance.below(25) === 0;
      const expected = isOpen && isRight ? 200 : 403;
      const token = isRight ? await newestCode(academy) : 'wrong';
      const body = { type: 'recovery', email: EMAIL, token };
      const { status } = await academy.ask('/auth/v1/verify', { body });
      step();
      findings.expect(
        status === expected,
        () => `guess ${guess} of a code answered ${status} where ${expected} was due`,
      );
      if (isOpen && !isRight) counted.add(EMAIL, now);
      if (!isOpen) lockedOut++;
      if (isOpen && isRight) opened++;
      if (isOpen) triesLeft = isRight ? 0 : triesLeft - 1;
      // Nothing more can be tried at once: on to when the first of them is forgotten.
      if (!isOpen && chance.below(3) === 0) academy.clock.advance(4 * MINUTE);
    }
    say(`${guesses} codes guessed over ${mails} mails`);
  } finally {
    await academy.close();
  }
  const figures = {
    'codes guessed, over so many mails': `${guesses}, ${mails}`,
    'right codes refused because ten had failed': lockedOut,
    'right codes taken': opened,
  };
  return { failures: findings.failures(), figures };
};

async function newestCode({ app }: Academy): Promise<string> {
  const [mail] = await app.db
    .select({ data: mailOutbox.data })
    .from(mailOutbox)
    .where(and(eq(mailOutbox.toAddress, EMAIL), eq(mailOutbox.kind, 'recovery')))
    .orderBy(desc(mailOutbox.createdAt))
    .limit(1);
  return mail?.data.code ?? '';
}
