import type { Plugin } from 'vite';

/**
 * Lets the build leave out the calendars of a dozen countries: ours are written by the Gregorian one, with that of Umm
 * al-Qura beside it (R217). The library makes each by its name, so that a bundler keeps them all.
 */
export const withoutOtherCalendars = (code: string): string =>
  code.replace(/case '(?!gregory'|islamic-umalqura')[\w-]+':\s+return new \(0, [\w$]+\)\(\);/g, '');

export const calendarParts = (): Plugin => ({
  name: 'calendar-parts',
  transform: {
    filter: { id: /\/node_modules\/@internationalized\/date\/dist\/private\/createCalendar\.mjs/ },
    handler: withoutOtherCalendars,
  },
});
