import type { SeriesClash } from '@bayan/domain/session-series/session-series.contract';
import { useTranslation } from 'react-i18next';
import { useAuth } from '#platform/auth/auth-context.ts';
import { timeText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { leftToRight } from '#platform/isolates.ts';
import { nameOf } from '#platform/person-name.ts';

/** What is at the time of a session already, by the family's clock. */
export function useClashText(timeZone: string): (clash: Omit<SeriesClash, 'day'>) => string {
  const { t } = useTranslation('session-series');
  const language = useLanguage();
  const time = (instant: string) => leftToRight(timeText(new Date(instant), { language, timeZone }));
  const isTutor = useAuth().userProfile?.role === 'tutor';
  return ({ whose, other, startsAt, endsAt }) => {
    const named = whose === 'tutor' && isTutor ? 'own' : whose;
    return t(other && named !== 'series' ? `clash.${named}` : 'clash.taken', {
      name: other ? nameOf(other, language) : '',
      from: time(startsAt),
      until: time(endsAt),
    });
  };
}
