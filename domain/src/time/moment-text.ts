import type { Language } from '../language/language.ts';

/** A moment written out in full for a letter, by the clock of a zone, which it names: Friday, 20 November 2026 at 19:00 Saudi Arabia Time. */
export const momentText = (moment: Date, timezone: string, language: Language): string =>
  new Intl.DateTimeFormat(language === 'ar' ? 'ar-u-ca-gregory-nu-latn' : 'en-GB-u-ca-gregory-nu-latn', {
    timeZone: timezone,
    timeZoneName: 'shortGeneric',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(moment);
