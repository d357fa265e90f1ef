import type { TimeOff } from '@bayan/domain/time-off/time-off.contract';
import { useTranslation } from 'react-i18next';
import { shortDayText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { leftToRight } from '#platform/isolates.ts';
import { typedSpan } from './time-off-form.ts';

/** The days of time off, with times where it is not whole days, by the tutor's clock. */
export function useTimeOffText(timezone: string) {
  const { t } = useTranslation('availability');
  const language = useLanguage();
  const dayText = (day: string) => shortDayText(new Date(`${day}T12:00:00Z`), { language, timeZone: 'UTC' });
  return (off: Pick<TimeOff, 'startsAt' | 'endsAt'>): string => {
    const { fromOn, untilOn, times } = typedSpan(off, timezone);
    const [from, until] = [dayText(fromOn), dayText(untilOn)];
    if (!times) return from === until ? from : t('off.days', { from, until });
    if (from === until)
      return t('off.hours', { day: from, hours: leftToRight(`${times.from}–${times.until}`) });
    return t('off.days', {
      from: t('off.hours', { day: from, hours: leftToRight(times.from) }),
      until: t('off.hours', { day: until, hours: leftToRight(times.until) }),
    });
  };
}
