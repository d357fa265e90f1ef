import { createHmac, randomBytes } from 'node:crypto';
import { latinDigits } from '@bayan/domain/fields/latin-digits';
import type { FactorKey } from '#tokens/factor-keys.ts';

/** Crockford's: whoever reads an O for a 0, or an I or an L for a 1, types what was meant all the same. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;
const GROUP = 5;

/** 50 bits, in two groups. A byte is a letter without a rest: there are 32 of them. */
export function newRecoveryCode(): string {
  const letters = [...randomBytes(LENGTH)].map(byte => ALPHABET.charAt(byte % ALPHABET.length)).join('');
  return `${letters.slice(0, GROUP)}-${letters.slice(GROUP)}`;
}

/** As people type it. Null where it cannot be one. */
export function readRecoveryCode(typed: string): string | null {
  const letters = latinDigits(typed)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return letters.length === LENGTH && [...letters].every(letter => ALPHABET.includes(letter))
    ? letters
    : null;
}

/**
 * Quick, where that of a password is slow: nobody chose the code, and without the key, which the database does not hold,
 * there is nothing to try codes against (R643).
 */
export const hashRecoveryCode = (key: FactorKey, userId: string, letters: string): Buffer =>
  createHmac('sha256', key.ofRecoveryCodes).update(`${userId} ${letters}`).digest();
