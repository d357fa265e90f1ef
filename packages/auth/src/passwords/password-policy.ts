import type { AuthSettings } from '#auth-settings.ts';
import { invalid, WeakPasswordError } from '#protocol/auth-error.ts';
import { type KnownNames, knownWords, withoutKnownWords } from './known-words.ts';
import { KNOWN_PASSWORD } from './new-password.ts';
import { passwordStrength } from './password-strength.ts';

/** Argon2 takes any length; this only keeps what is hashed small. Everybody's 64 characters fit, in any script. */
const MAX_CHARACTERS = 256;

/** Throws the protocol's error for a password that the academy does not take (R33). */
export type PasswordPolicy = (password: string, person: KnownNames, now: Date) => Promise<void>;

export type AcademyNames = () => Promise<readonly string[]>;

export function createPasswordPolicy(
  { isLocal, auth: { passwordMinLength, passwordMinScore } }: Pick<AuthSettings, 'isLocal' | 'auth'>,
  academyNames: AcademyNames,
): PasswordPolicy {
  const isEasyToGuess = async (password: string, person: KnownNames, now: Date) => {
    if (!isLocal && password === KNOWN_PASSWORD) return true;
    if (passwordMinScore === 0) return false;
    return (await score(password, knownWords(person, await academyNames(), now))) < passwordMinScore;
  };

  return async (password, person, now) => {
    const { length } = [...password];
    if (length > MAX_CHARACTERS) throw invalid(`Password cannot be longer than ${MAX_CHARACTERS} characters`);
    if (length < passwordMinLength) {
      throw new WeakPasswordError(`Password should be at least ${passwordMinLength} characters.`, ['length']);
    }
    if (await isEasyToGuess(password, person, now)) {
      throw new WeakPasswordError(
        'Password is known to be weak and easy to guess, please choose a different one.',
        ['pwned'],
      );
    }
  };
}

/** A sign between two known words hides them from the meter, so that what is beside them is weighed by itself too. */
async function score(password: string, words: readonly string[]): Promise<number> {
  const rest = withoutKnownWords(password, words);
  const weighed = [password, ...(rest === null ? [] : [rest])];
  return Math.min(...(await Promise.all(weighed.map(text => passwordStrength(text, words)))));
}
