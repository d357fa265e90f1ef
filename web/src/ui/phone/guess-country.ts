import { type CallingCountry, isCallingCountry } from '@bayan/domain/fields/calling-codes';
import { countryInAnswer, OWN_GEOLOCATION } from '@bayan/domain/language/visitor-country';
import { callAsVisitor } from '#platform/api/call.ts';
import { ownTimezone } from '#platform/countries-and-zones.ts';
import { outsideCountry } from '#platform/outside-country.ts';

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

const ownCountry = async () => countryInAnswer(await callAsVisitor('GET /api/geo', {}).catch(() => null));

/** By the address of the visitor, as the look-up of the settings knows it; null where that cannot be reached. */
export async function countryByAddress(lookup: string): Promise<CallingCountry | null> {
  const code = await (lookup === OWN_GEOLOCATION ? ownCountry() : outsideCountry(lookup));
  return code !== null && isCallingCountry(code) ? code : null;
}
