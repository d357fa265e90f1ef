/** The calling codes of the countries that forms offer. No code is the beginning of another one. */
export const CALLING_CODES = {
  SA: '966',
  AE: '971',
  QA: '974',
  KW: '965',
  BH: '973',
  OM: '968',
  GB: '44',
  EG: '20',
  JO: '962',
  LB: '961',
  IQ: '964',
  TR: '90',
  FR: '33',
  DE: '49',
  US: '1',
  CA: '1',
  PK: '92',
  IN: '91',
  MY: '60',
  AU: '61',
} as const;
export type CallingCountry = keyof typeof CALLING_CODES;

export const CALLING_COUNTRIES = Object.keys(CALLING_CODES) as CallingCountry[];

export const isCallingCountry = (country: string): country is CallingCountry => country in CALLING_CODES;

/** Whether an international number is one of the country. */
export const isNumberOf = (number: string, country: CallingCountry): boolean =>
  number.replace(/[^+\d]/g, '').startsWith(`+${CALLING_CODES[country]}`);

/** The country of an international number; the first of several with one code. */
export const callingCountryOf = (number: string): CallingCountry | null =>
  CALLING_COUNTRIES.find(country => isNumberOf(number, country)) ?? null;
