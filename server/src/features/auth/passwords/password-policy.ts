import type { Config } from '../../../config.ts';
import { invalid, WeakPasswordError } from '../wire/auth-error.ts';
import { KNOWN_PASSWORD } from './new-password.ts';
import { passwordStrength } from './password-strength.ts';

const MAX_BYTES = 72;

interface Person {
  readonly email: string;
  readonly name: string;
}

/** Throws the protocol's error for a password that the academy does not take (R33). */
export type PasswordPolicy = (password: string, person: Person) => Promise<void>;

export function createPasswordPolicy({
  isLocal,
  auth: { passwordMinLength, passwordMinScore },
}: Pick<Config, 'isLocal' | 'auth'>): PasswordPolicy {
  return async (password, person) => {
    if (Buffer.byteLength(password) > MAX_BYTES)
      throw invalid(`Password cannot be longer than ${MAX_BYTES} characters`);
    if ([...password].length < passwordMinLength) {
      throw new WeakPasswordError(`Password should be at least ${passwordMinLength} characters.`, ['length']);
    }
    const isKnown = !isLocal && password === KNOWN_PASSWORD;
    if (
      isKnown ||
      (passwordMinScore > 0 && (await passwordStrength(password, wordsOf(person))) < passwordMinScore)
    ) {
      throw new WeakPasswordError(
        'Password is known to be weak and easy to guess, please choose a different one.',
        ['pwned'],
      );
    }
  };
}

const wordsOf = ({ email, name }: Person) => [
  ...new Set(
    [email, name, ...email.split(/[@._+-]/), ...name.split(/\s+/), 'bayan', 'academy'].filter(Boolean),
  ),
];
