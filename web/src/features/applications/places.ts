import type texts from '../../../public/locales/en/apply.json';

type Country = keyof typeof texts.options.country;
export type Timezone = keyof typeof texts.options.timezone;

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

/** A zone that has no name in our texts is called by its city, as its own name has it. */
export const cityOf = (timezone: string) => timezone.split('/').at(-1)?.replaceAll('_', ' ') ?? timezone;

/** Where this device says it is. */
export const ownTimezone = () => new Intl.DateTimeFormat('en').resolvedOptions().timeZone;
