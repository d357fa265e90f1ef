/** The calendar programs that their user agents identify. */
export const CALENDAR_PROGRAMS = ['apple', 'google', 'outlook', 'other'] as const;
export type CalendarProgram = (typeof CALENDAR_PROGRAMS)[number];

/** Desktop Outlook identifies itself as Office. Exchange reads calendars for Outlook on the web. */
const SIGNS: readonly (readonly [CalendarProgram, RegExp])[] = [
  ['google', /Google-Calendar/i],
  ['outlook', /Outlook|ms-?office|Microsoft[ .-]?(?:Office|Exchange)|ExchangeServices/i],
  ['apple', /CalendarAgent|dataaccessd|^i(?:Pad)?OS\/|^Mac ?OS/i],
];

export const calendarProgramOf = (userAgent: string | null): CalendarProgram =>
  SIGNS.find(([, sign]) => sign.test(userAgent ?? ''))?.[0] ?? 'other';
