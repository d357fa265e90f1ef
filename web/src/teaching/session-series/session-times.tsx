import { useTranslation } from 'react-i18next';
import { shortDayText, timeText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { leftToRight } from '#platform/isolates.ts';

interface SessionTimesProps {
  readonly title: string;
  readonly note?: string;
  readonly sessions: readonly { readonly startsAt: string; readonly because?: string }[];
  /** By this clock they are told. */
  readonly familyTimezone: string;
}

/** As many as show which ones they are. */
const SHOWN = 6;

/** The same thing happens to these sessions. */
export function SessionTimes({ title, note, sessions, familyTimezone: timeZone }: SessionTimesProps) {
  const { t } = useTranslation('session-series');
  const language = useLanguage();
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      {note && <p className="text-sm text-ink-soft">{note}</p>}
      <ul className="mt-2 text-sm tabular-nums">
        {sessions.slice(0, SHOWN).map(({ startsAt, because }) => (
          <li key={startsAt}>
            {shortDayText(new Date(startsAt), { language, timeZone })}{' '}
            {leftToRight(timeText(new Date(startsAt), { language, timeZone }))}
            {because && <span className="block text-ink-soft">{because}</span>}
          </li>
        ))}
        {sessions.length > SHOWN && <li>{t('end.more', { count: sessions.length - SHOWN })}</li>}
      </ul>
    </div>
  );
}
