import { useTranslation } from 'react-i18next';
import { countdownTo } from './countdown.ts';

/** How long until an instant, in the words of the language. `Intl` says “within” in Arabic where it means “in”. */
export function useCountdown(): (instant: Date, now: Date, timeZone: string) => string {
  const { t } = useTranslation('dashboard');
  return (instant, now, timeZone) => {
    const countdown = countdownTo(instant, now, timeZone);
    return 'count' in countdown
      ? t(`countdown.${countdown.unit}`, { count: countdown.count })
      : t(`countdown.${countdown.unit}`);
  };
}
