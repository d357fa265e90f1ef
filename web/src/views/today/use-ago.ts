import type { Language } from '@bayan/domain/language/language';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';

const tags = { en: 'en-GB-u-nu-latn', ar: 'ar-u-nu-latn' } as const satisfies Record<Language, string>;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** 21 minutes ago, 4 hours ago, 2 days ago: in the largest unit that fits. */
export function useAgo(): (instant: string, now: Date) => string {
  const { t } = useTranslation('today');
  return (instant, now) => {
    const passed = Math.max(MINUTE_MS, now.getTime() - Date.parse(instant));
    if (passed >= DAY_MS) return t('ago.days', { count: Math.floor(passed / DAY_MS) });
    if (passed >= HOUR_MS) return t('ago.hours', { count: Math.floor(passed / HOUR_MS) });
    return t('ago.minutes', { count: Math.floor(passed / MINUTE_MS) });
  };
}

/** 2 h 10 min, 6 min. */
export function useLength(): (minutes: number) => string {
  const language = useLanguage();
  const inUnit = (value: number, unit: 'hour' | 'minute') =>
    new Intl.NumberFormat(tags[language], { style: 'unit', unit, unitDisplay: 'short' }).format(value);
  return minutes => {
    const whole = Math.max(0, Math.round(minutes));
    const hours = Math.floor(whole / 60);
    const rest = whole % 60;
    return [hours > 0 && inUnit(hours, 'hour'), (rest > 0 || hours === 0) && inUnit(rest, 'minute')]
      .filter(Boolean)
      .join(' ');
  };
}
