import type { SessionsOut } from '@bayan/domain/session-series/series-record.contract';
import { useTranslation } from 'react-i18next';
import { shortDayText, timeText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { leftToRight } from '#platform/isolates.ts';

interface SessionsOutListProps {
  readonly out: SessionsOut;
  /** By this clock they are told. */
  readonly familyTimezone: string;
}

/** As many as show which ones they are. */
const SHOWN = 6;

const FATES = ['withdrawn', 'removed'] as const;

/** Which sessions leave the plan: those that are deleted, and those that stay as cancelled ones (R457). */
export function SessionsOutList({ out, familyTimezone: timeZone }: SessionsOutListProps) {
  const { t } = useTranslation('session-series');
  const language = useLanguage();
  return FATES.filter(fate => out[fate].length > 0).map(fate => (
    <div key={fate}>
      <h3 className="font-semibold">{t(`end.${fate}`, { count: out[fate].length })}</h3>
      <p className="text-sm text-ink-soft">{t(`end.${fate}Note`)}</p>
      <ul className="mt-2 text-sm tabular-nums">
        {out[fate].slice(0, SHOWN).map(({ id, startsAt }) => (
          <li key={id}>
            {shortDayText(new Date(startsAt), { language, timeZone })}{' '}
            {leftToRight(timeText(new Date(startsAt), { language, timeZone }))}
          </li>
        ))}
        {out[fate].length > SHOWN && <li>{t('end.more', { count: out[fate].length - SHOWN })}</li>}
      </ul>
    </div>
  ));
}
