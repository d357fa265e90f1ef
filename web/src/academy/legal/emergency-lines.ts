import type texts from '#locales/en/legal.json';

export interface EmergencyLines {
  readonly country: keyof typeof texts.lines.countries;
  readonly police: string;
  readonly ambulance: string;
  readonly fire: string;
}

const oneNumber = (country: EmergencyLines['country'], number: string): EmergencyLines => ({
  country,
  police: number,
  ambulance: number,
  fire: number,
});

/** Where our tutors and our families are (R346). */
export const EMERGENCY_LINES: readonly EmergencyLines[] = [
  oneNumber('GB', '999'),
  { country: 'SA', police: '999', ambulance: '997', fire: '998' },
  { country: 'AE', police: '999', ambulance: '998', fire: '997' },
  oneNumber('QA', '999'),
  oneNumber('KW', '112'),
  oneNumber('BH', '999'),
  oneNumber('OM', '9999'),
];

/** Those that have a sentence of their own. Their spaces do not break: half a number is another number. */
export const OTHER_LINES = {
  saudi: '911',
  childline: '0800\u00a01111',
  nspcc: '0808\u00a0800\u00a05000',
} as const;
