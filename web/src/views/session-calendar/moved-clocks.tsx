import { useTranslation } from 'react-i18next';
import { useAuth } from '#platform/auth/auth-context.ts';
import { timeText, weekdayText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { useCity } from '#platform/use-city.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import type { CalendarSession } from './use-calendar.ts';

interface MovedClocksProps {
  readonly lesson: Pick<CalendarSession, 'timezone' | 'tutor'>;
  readonly from: Date;
  readonly to: Date;
}

/** Before and after by everybody's clock. */
export function MovedClocks({ lesson, from, to }: MovedClocksProps) {
  const { t } = useTranslation('session-calendar');
  const language = useLanguage();
  const city = useCity();
  const own = useViewerTimezone();
  const isTutor = useAuth().userProfile?.role === 'tutor';
  const clocks = [
    ['family', lesson.timezone] as const,
    // To herself she is not 'the tutor'.
    ...(isTutor ? [] : [['tutor', lesson.tutor.timezone] as const]),
    ['own', own] as const,
  ];
  const shown = clocks.filter(([, zone], i) => clocks.findIndex(clock => clock[1] === zone) === i);
  const text = (instant: Date, timeZone: string) =>
    `${weekdayText(instant, { language, timeZone })} ${timeText(instant, { language, timeZone })}`;
  return (
    <table className="w-full rounded-card border border-line text-sm tabular-nums">
      <caption className="sr-only">{t('move.clocks')}</caption>
      <thead>
        <tr className="border-b border-line text-xs text-ink-soft">
          <th scope="col" className="px-3 py-2 text-start font-medium">
            {t('move.whose')}
          </th>
          <th scope="col" className="px-2 py-2 text-start font-medium">
            {t('move.before')}
          </th>
          <th scope="col" className="px-2 py-2 text-start font-medium">
            {t('move.after')}
          </th>
        </tr>
      </thead>
      <tbody>
        {shown.map(([whose, zone]) => (
          <tr key={zone} className="border-b border-line last:border-b-0">
            <th scope="row" className="px-3 py-1.5 text-start font-normal">
              {city(zone)}
              <span className="block text-xs text-ink-soft">{t(`move.${whose}`)}</span>
            </th>
            <td className="px-2 py-1.5 text-ink-soft line-through">
              <bdi>{text(from, zone)}</bdi>
            </td>
            <td className="px-2 py-1.5 font-semibold">
              <bdi>{text(to, zone)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
