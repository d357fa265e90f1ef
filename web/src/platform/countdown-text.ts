import type { Language } from '@bayan/domain/language/language';
import { wallClock } from '@bayan/domain/time/zoned-time';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const tags: Readonly<Record<Language, string>> = { en: 'en-GB-u-nu-latn', ar: 'ar-u-nu-latn' };

interface CountdownOptions {
  readonly now: Date;
  readonly language: Language;
  readonly timeZone: string;
}

/** In 20 minutes, in 3 hours, tomorrow, in 4 days: days are those of the calendar on the reader's wall. */
export function countdownText(instant: Date, { now, language, timeZone }: CountdownOptions): string {
  const format = new Intl.RelativeTimeFormat(tags[language], { numeric: 'auto' });
  const left = instant.getTime() - now.getTime();
  if (left < HOUR_MS) return format.format(Math.max(0, Math.ceil(left / MINUTE_MS)), 'minute');
  const days = (midnight(instant, timeZone) - midnight(now, timeZone)) / DAY_MS;
  if (days === 0 || left < 6 * HOUR_MS) return format.format(Math.round(left / HOUR_MS), 'hour');
  return format.format(days, 'day');
}

const midnight = (instant: Date, timeZone: string) =>
  Date.parse(`${wallClock(instant, timeZone).date}T00:00:00Z`);
