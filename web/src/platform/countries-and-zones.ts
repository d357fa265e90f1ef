import type names from '#locales/en/names.json';

type Country = keyof typeof names.country;
export type Timezone = keyof typeof names.timezone;

/** The Gulf first, then where its families and our tutors mostly live; ZZ is anywhere else. */
export const COUNTRIES = [
  'SA',
  'AE',
  'QA',
  'KW',
  'BH',
  'OM',
  'GB',
  'EG',
  'JO',
  'LB',
  'IQ',
  'TR',
  'FR',
  'DE',
  'US',
  'CA',
  'PK',
  'IN',
  'MY',
  'AU',
  'ZZ',
] as const satisfies Country[];

export const TIMEZONES = [
  'Asia/Riyadh',
  'Asia/Dubai',
  'Asia/Qatar',
  'Asia/Kuwait',
  'Asia/Bahrain',
  'Asia/Muscat',
  'Europe/London',
  'Africa/Cairo',
  'Asia/Amman',
  'Asia/Beirut',
  'Asia/Baghdad',
  'Europe/Istanbul',
  'Europe/Paris',
  'America/New_York',
  'America/Los_Angeles',
  'Asia/Karachi',
  'Asia/Kolkata',
  'Asia/Kuala_Lumpur',
  'Australia/Sydney',
] as const satisfies Timezone[];

/** Where this device says it is. */
export const ownTimezone = () => new Intl.DateTimeFormat('en').resolvedOptions().timeZone;
