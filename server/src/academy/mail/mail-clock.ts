import type { Language } from '@bayan/domain/language/language';
import type { Isolate } from './isolation.ts';
import type { MailTexts } from './mail-texts.ts';

/** Calendar and digits are named: what Arabic means by default differs from place to place. */
const tags: Readonly<Record<Language, string>> = {
  en: 'en-GB-u-ca-gregory-nu-latn',
  ar: 'ar-u-ca-gregory-nu-latn',
};

export interface ClockSetting {
  readonly language: Language;
  readonly texts: MailTexts;
  readonly isolate: Isolate;
}

/** What a clock is called: by the city people think of, else by that of its zone. */
export const cityOf = (timezone: string, { texts, isolate }: ClockSetting) =>
  texts(`names:cities.${timezone}`, {
    defaultValue: isolate(timezone.split('/').at(-1)?.replaceAll('_', ' ') ?? timezone, 'ltr'),
  });

/** What the clock of a zone reads. */
export function clockIn(moment: Date, timeZone: string, { language, isolate }: ClockSetting) {
  const read = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tags[language], { ...options, timeZone }).format(moment);
  return {
    time: isolate(read({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }), 'ltr'),
    day: read({ weekday: 'long', day: 'numeric', month: 'long' }),
  };
}

/** A moment as the clock of a zone reads it, and whose clock that is. */
export const clockText = (moment: Date, timezone: string, setting: ClockSetting): string =>
  setting.texts('shared.clock', {
    ...clockIn(moment, timezone, setting),
    city: cityOf(timezone, setting),
  });
