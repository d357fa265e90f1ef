import type { CalendarFeed } from '@bayan/domain/calendar/calendar.contract';
import { useTranslation } from 'react-i18next';
import { shortDayText, timeText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { leftToRight } from '#platform/isolates.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';

/** When the address was last read, and by what: so that its owner sees whether somebody reads along (R628). */
export function FeedReads({ reads }: Pick<CalendarFeed, 'reads'>) {
  const { t } = useTranslation('calendar');
  const language = useLanguage();
  const where = { language, timeZone: useViewerTimezone() };
  if (reads.length === 0) return <p className="text-sm text-ink-soft">{t('reads.none')}</p>;
  return (
    <div>
      <h3 className="font-semibold">{t('reads.title')}</h3>
      <ul className="mt-1 divide-y divide-line">
        {reads.map(({ program, readAt }) => {
          const at = new Date(readAt);
          const day = shortDayText(at, where);
          const time = leftToRight(timeText(at, where));
          return (
            <li key={program} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-2">
              <span>{t(`reads.program.${program}`)}</span>
              <span className="text-sm text-ink-soft">{t('reads.last', { day, time })}</span>
            </li>
          );
        })}
      </ul>
      <p className="mt-2 text-sm text-ink-soft">{t('reads.hint')}</p>
    </div>
  );
}
