import { latinDigits } from '@bayan/domain/fields/latin-digits';
import { invalid } from './auth-error.ts';

const FORM = /^[1-9][0-9]{1,14}$/;
const SHORTEST_IN_PROFILE = 7;

/** The protocol writes a number without its +. Null where it is none. */
export function phoneNumber(given: string): string | null {
  const digits = latinDigits(given).trim().replace(/^\+/, '').replaceAll(' ', '');
  return FORM.test(digits) ? digits : null;
}

export function readPhone(given: string | undefined): string {
  const phone = phoneNumber(given ?? '');
  if (phone === null) throw invalid('Invalid phone number format (E.164 required)');
  return phone;
}

/** As profiles hold it. Null where it is too short to be anybody's. */
export const profilePhone = (phone: string | null) =>
  phone !== null && phone.length >= SHORTEST_IN_PROFILE ? `+${phone}` : null;
