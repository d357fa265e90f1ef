import type { CallingCountry } from '@bayan/domain/fields/calling-codes';
import examples from 'libphonenumber-js/examples.mobile.json';
import parsePhoneNumber, { getExampleNumber } from 'libphonenumber-js/min';

// Brings the numbering plans of all countries. Only what is loaded on demand may import this file (0034).

/** The number that was typed, in E.164; null where no phone has such a number. */
export function readNumber(typed: string, country: CallingCountry | null): string | null {
  const number = parsePhoneNumber(typed.trim().replace(/^(00|٠٠|۰۰)/, '+'), country ?? undefined);
  return number?.isPossible() ? number.number : null;
}

/** As people of the country write a mobile number. */
export const exampleNumber = (country: CallingCountry): string | undefined =>
  getExampleNumber(country, examples)?.formatNational();
