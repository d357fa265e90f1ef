/** Kinds of programs that read calendars, as far as they tell what they are. */
export const CALENDAR_PROGRAMS = ['apple', 'google', 'outlook', 'other'] as const;
export type CalendarProgram = (typeof CALENDAR_PROGRAMS)[number];

/** Outlook of a desk calls itself by the name of its office, Exchange reads for Outlook on the web. */
const SIGNS: readonly (readonly [CalendarProgram, RegExp])[] = [
  ['google', /Google-Calendar/i],
  ['outlook', /Outlook|ms-?office|Microsoft[ .-]?(?:Office|Exchange)|ExchangeServices/i],
  ['apple', /CalendarAgent|dataaccessd|^i(?:Pad)?OS\/|^Mac ?OS/i],
];

export const calendarProgramOf = (userAgent: string | null): CalendarProgram =>
  SIGNS.find(([, sign]) => sign.test(userAgent ?? ''))?.[0] ?? 'other';
