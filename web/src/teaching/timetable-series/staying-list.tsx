import { useTranslation } from 'react-i18next';
import { SessionClocks } from '#teaching/sessions/session-clocks.tsx';
import type { TimetableSeries } from './use-timetable-series.ts';

/** The sessions of a series that are not where the timetable wants them, each with the reason (R549). */
export function StayingList({ series }: { readonly series: TimetableSeries }) {
  const { t } = useTranslation('timetables');
  const { staying, timezone, tutor } = series;
  return (
    <div className="mt-4 rounded-card bg-sand p-4 text-sm">
      <p className="font-semibold">{t('staying.title', { count: staying.length })}</p>
      <ul className="mt-2 flex flex-col gap-2">
        {staying.map(({ id, startsAt, reason }) => (
          <li key={id}>
            <SessionClocks session={{ startsAt }} familyTimezone={timezone} tutorTimezone={tutor.timezone} />
            <span className="text-ink-soft">{t(`staying.${reason}`)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
