import type { Language } from '@bayan/domain/language/language';

interface ClockOptions {
  readonly language: Language;
  readonly timeZone: string;
}

/** Calendar and digits are named: browsers disagree on what Arabic means by default. */
const tags: Readonly<Record<Language, string>> = {
  en: 'en-GB-u-ca-gregory-nu-latn',
  ar: 'ar-u-ca-gregory-nu-latn',
};

/** 16:00, by the clock of a zone. */
export const timeText = (instant: Date, { language, timeZone }: ClockOptions) =>
  new Intl.DateTimeFormat(tags[language], {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(instant);

/** Mon, 16 Nov 2026 */
export const shortDayText = (instant: Date, { language, timeZone }: ClockOptions) =>
  new Intl.DateTimeFormat(tags[language], {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone,
  }).format(instant);

/** Mon, 16 Nov: where the year is said beside it. */
export const dayInYearText = (instant: Date, { language, timeZone }: ClockOptions) =>
  new Intl.DateTimeFormat(tags[language], {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone,
  }).format(instant);

/** '2026-11-16' as 16 November 2026 */
export const dateText = (day: string, language: Language) =>
  new Intl.DateTimeFormat(tags[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(day));

/** '2026-11-16' as 16 Nov or, where the days of two years stand beside one another, 16 Nov 26 */
export const dayOfMonthText = (day: string, language: Language, hasYear: boolean) =>
  new Intl.DateTimeFormat(tags[language], {
    day: 'numeric',
    month: 'short',
    ...(hasYear && { year: '2-digit' }),
    timeZone: 'UTC',
  }).format(new Date(day));

/** '2026-11' as Nov 2026's short name: Nov. */
export const monthText = (month: string, language: Language) =>
  new Intl.DateTimeFormat(tags[language], { month: 'short', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  );

/** The same with its year, where the months of two stand beside one another: Nov 26 */
export const monthOfYearText = (month: string, language: Language) =>
  new Intl.DateTimeFormat(tags[language], { month: 'short', year: '2-digit', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  );

/** '2026-11' as November 2026 */
export const wholeMonthText = (month: string, language: Language) =>
  new Intl.DateTimeFormat(tags[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  );

/** Mon: what tells two clocks apart that stand at different days. */
export const weekdayText = (instant: Date, { language, timeZone }: ClockOptions) =>
  new Intl.DateTimeFormat(tags[language], { weekday: 'short', timeZone }).format(instant);
