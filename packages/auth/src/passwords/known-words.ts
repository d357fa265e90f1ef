import { latinDigits } from '@bayan/domain/fields/latin-digits';

/** Shorter words are a part of too many others. */
const SHORTEST_WORD = 3;
const YEARS_BACK = 5;
const YEARS_AHEAD = 2;

export interface KnownNames {
  readonly email: string;
  /** The person's own, in every script. */
  readonly names: readonly string[];
}

const folded = (text: string) => latinDigits(text.normalize('NFKC')).toLowerCase();

function yearsAround(now: Date): string[] {
  const first = now.getUTCFullYear() - YEARS_BACK;
  return Array.from({ length: YEARS_BACK + 1 + YEARS_AHEAD }, (_, n) => String(first + n));
}

/** Without its last part, which half the world's addresses end with. */
const partsOf = (email: string) => email.replace(/\.[^.@]*$/, '').split(/[@._+-]/);

/** What somebody who wants to get in knows of the person and the academy, and tries first. */
export function knownWords(
  { email, names }: KnownNames,
  academyNames: readonly string[],
  now: Date,
): string[] {
  const called = [...academyNames, ...names].flatMap(name => [
    name.replace(/\s+/g, ''),
    ...name.split(/\s+/),
  ]);
  const words = [...called, email, ...partsOf(email), ...yearsAround(now)].map(folded);
  return [...new Set(words)].filter(word => word.length >= SHORTEST_WORD);
}

/** What is left of a password without them; null where none is in it. */
export function withoutKnownWords(password: string, words: readonly string[]): string | null {
  const whole = folded(password);
  const rest = words
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, word) => left.replaceAll(word, ''), whole);
  return rest === whole ? null : rest;
}
