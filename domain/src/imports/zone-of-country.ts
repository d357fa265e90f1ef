/** Countries with one clock. A person who lives elsewhere must say by which clock. */
const ZONES: Readonly<Record<string, string>> = {
  SA: 'Asia/Riyadh',
  AE: 'Asia/Dubai',
  QA: 'Asia/Qatar',
  KW: 'Asia/Kuwait',
  BH: 'Asia/Bahrain',
  OM: 'Asia/Muscat',
  GB: 'Europe/London',
  EG: 'Africa/Cairo',
  JO: 'Asia/Amman',
  LB: 'Asia/Beirut',
  IQ: 'Asia/Baghdad',
  TR: 'Europe/Istanbul',
  DE: 'Europe/Berlin',
  PK: 'Asia/Karachi',
  IN: 'Asia/Kolkata',
  MY: 'Asia/Kuala_Lumpur',
};

export const zoneOfCountry = (country: string): string | null => ZONES[country] ?? null;
