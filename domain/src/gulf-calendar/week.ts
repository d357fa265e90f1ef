/** How a country's week lies. Monday is 1. */
export interface Week {
  readonly firstDay: number;
  readonly weekend: readonly number[];
}

const SUNDAY_TO_THURSDAY: Week = { firstDay: 7, weekend: [5, 6] };
const MONDAY_TO_FRIDAY: Week = { firstDay: 1, weekend: [6, 7] };
const MONDAY_TO_THURSDAY: Week = { firstDay: 1, weekend: [5, 6, 7] };

/** The table of `Intl` is not asked: in it the week of Kuwait, Qatar, Bahrain and Oman begins on Saturday, but school begins on Sunday. */
const WEEKS: Readonly<Record<string, Week>> = {
  SA: SUNDAY_TO_THURSDAY,
  KW: SUNDAY_TO_THURSDAY,
  QA: SUNDAY_TO_THURSDAY,
  BH: SUNDAY_TO_THURSDAY,
  OM: SUNDAY_TO_THURSDAY,
};

/** The regions whose week differs from that of their country. */
export const REGIONS = ['AE-SH'] as const;
export type Region = (typeof REGIONS)[number];

/** The week of a country, and of Sharjah within the Emirates (R540). */
export const weekOf = (country: string | null, region: Region | null = null): Week => {
  if (country === 'AE' && region === 'AE-SH') return MONDAY_TO_THURSDAY;
  return WEEKS[country ?? ''] ?? MONDAY_TO_FRIDAY;
};

export const GULF_COUNTRIES = ['SA', 'AE', 'KW', 'QA', 'BH', 'OM'] as const;

export const isInGulf = (country: string | null): country is (typeof GULF_COUNTRIES)[number] =>
  GULF_COUNTRIES.some(each => each === country);

/** Which of the six rest on a weekday. */
export const countriesAtRest = (weekday: number) =>
  GULF_COUNTRIES.filter(country => weekOf(country).weekend.includes(weekday));

const COUNTRIES_OF_ZONES: Readonly<Record<string, string>> = {
  'Asia/Riyadh': 'SA',
  'Asia/Kuwait': 'KW',
  'Asia/Qatar': 'QA',
  'Asia/Bahrain': 'BH',
  'Asia/Muscat': 'OM',
  'Asia/Dubai': 'AE',
  'Europe/London': 'GB',
};

/** The country of a person who named none, by their time zone. */
export const countryOfZone = (timezone: string): string | null => COUNTRIES_OF_ZONES[timezone] ?? null;
