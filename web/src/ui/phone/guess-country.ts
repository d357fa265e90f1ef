import { type CallingCountry, isCallingCountry } from '@bayan/domain/fields/calling-codes';
import { callAsVisitor } from '#platform/api/call.ts';
import { ownTimezone } from '#platform/countries-and-zones.ts';

const COUNTRY_OF_ZONE: Readonly<Record<string, CallingCountry>> = {
  'Asia/Riyadh': 'SA',
  'Asia/Dubai': 'AE',
  'Asia/Qatar': 'QA',
  'Asia/Kuwait': 'KW',
  'Asia/Bahrain': 'BH',
  'Asia/Muscat': 'OM',
  'Europe/London': 'GB',
  'Africa/Cairo': 'EG',
  'Asia/Amman': 'JO',
  'Asia/Beirut': 'LB',
  'Asia/Baghdad': 'IQ',
  'Europe/Istanbul': 'TR',
  'Europe/Paris': 'FR',
  'Europe/Berlin': 'DE',
  'America/New_York': 'US',
  'America/Chicago': 'US',
  'America/Los_Angeles': 'US',
  'America/Toronto': 'CA',
  'Asia/Karachi': 'PK',
  'Asia/Kolkata': 'IN',
  'Asia/Calcutta': 'IN',
  'Asia/Kuala_Lumpur': 'MY',
  'Australia/Sydney': 'AU',
};

/** By the clock of the device. */
export const countryByClock = (): CallingCountry | null => COUNTRY_OF_ZONE[ownTimezone()] ?? null;

/** By the address of the visitor; null where nobody knows, or where the server cannot be reached. */
export async function countryByAddress(): Promise<CallingCountry | null> {
  const { country_code: code } = await callAsVisitor('GET /api/geo', {}).catch(() => ({
    country_code: null,
  }));
  return code !== null && isCallingCountry(code) ? code : null;
}
