import { randomBytes } from 'node:crypto';
import { newAddress, openAcademy, RIGHT, tryPassword } from './academy.ts';
import { createChance } from './chance.ts';
import { createFindings, type Part } from './part.ts';

const refreshing = (refresh_token: string, peer: string) => ({ body: { refresh_token }, peer });

/** Made from a genuine one, which is the best a thief of half a token can do, or out of nothing. */
export const refreshGuesses: Part = async ({ size, say, step }) => {
  const findings = createFindings();
  const chance = createChance(7);
  const count = size === 'full' ? 10_000 : 200;
  const academy = await openAcademy();
  const path = '/auth/v1/token?grant_type=refresh_token';
  let refused = 0;
  try {
    await academy.person('noura@family.example');
    const { text } = await tryPassword(academy, 'noura@family.example', RIGHT);
    const genuine = String(JSON.parse(text).refresh_token);
    const bytes = Buffer.from(genuine, 'base64url');
    const forge = () => {
      const forged = Buffer.from(bytes);
      const at = chance.below(forged.length);
      forged[at] = (forged[at] ?? 0) ^ (1 + chance.below(255));
      return chance.pick([
        forged,
        forged,
        randomBytes(bytes.length),
        bytes.subarray(0, at),
        Buffer.concat([bytes, forged.subarray(0, 1)]),
      ]);
    };
    const oneAddress = newAddress();
    for (let guess = 0; guess < count; guess++) {
      const peer = guess % 2 === 0 ? oneAddress : newAddress();
      const { status } = await academy.ask(path, refreshing(forge().toString('base64url'), peer));
      if (status === 429) refused++;
      step();
      findings.expect(
        status === 400 || status === 429,
        () => `a refresh token that was never given out answered ${status}`,
      );
    }
    const still = await academy.ask(path, refreshing(genuine, oneAddress));
    findings.expect(
      still.status === 200,
      () => `after ${count} false ones the genuine refresh token answered ${still.status}`,
    );
    say(`${count} refresh tokens guessed, ${refused} of them refused at the door`);
  } finally {
    await academy.close();
  }
  return { failures: findings.failures(), figures: { 'refresh tokens guessed': count } };
};
