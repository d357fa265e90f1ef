import { CALLING_CODES, type CallingCountry, callingCountryOf } from './calling-codes.ts';
import { latinDigits } from './latin-digits.ts';

const DIALLED = /^\+?[\d\s().\p{Dash_Punctuation}]*$/u;

/**
 * What was typed, as an international number: `0501234567` in Saudi Arabia is `+966501234567` (R746). What is no number, or
 * has no known country, stays as it is.
 */
export function internationalNumber(typed: string, country: CallingCountry | null): string {
  const text = latinDigits(typed).trim().replace(/^00/, '+');
  if (!DIALLED.test(text)) return typed.trim();
  // The British write +44 (0)20, and nobody dials that zero from abroad.
  if (text.startsWith('+')) return `+${text.replace('(0)', '').replace(/\D/g, '')}`;
  if (country === null) return typed.trim();
  // No country of the list has numbers that keep the zero behind its code.
  const digits = text.replace(/\D/g, '').replace(/^0+/, '');
  return digits === '' ? '' : `+${CALLING_CODES[country]}${digits}`;
}

/** Which digits stand together, by how many there are. */
const GROUPS: Readonly<Record<number, RegExp>> = {
  8: /^(.{4})(.{4})$/,
  9: /^(.{2})(.{3})(.{4})$/,
  10: /^(.{3})(.{3})(.{4})$/,
};

/** The number without the code of its country, in groups. */
export function groupedNationalNumber(number: string, country: CallingCountry): string {
  const digits = number.replace(/\D/g, '').slice(CALLING_CODES[country].length);
  return (GROUPS[digits.length]?.exec(digits)?.slice(1) ?? [digits]).join('\u00a0');
}

/** `+966501234567` is shown as `+966 50 123 4567`, on one line. A number of another country stays as it is. */
export function groupedPhone(number: string): string {
  const country = callingCountryOf(number);
  if (country === null) return number;
  return `+${CALLING_CODES[country]}\u00a0${groupedNationalNumber(number, country)}`;
}
