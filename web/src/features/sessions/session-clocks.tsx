import type { Session } from '@bayan/domain/sessions/session';
import { shortDayText, timeText, weekdayText } from '../../platform/clock-text.ts';
import { useLanguage } from '../../platform/i18n.ts';
import { useCity } from '../../platform/use-city.ts';

interface SessionClocksProps {
  readonly session: Pick<Session, 'startsAt'>;
  /** The clocks it is told by: the reader's first, then the other person's (R231). */
  readonly timezones: readonly [string, ...string[]];
}

/** Mon, 16 Nov 2026 · 16:00 London / 19:00 Riyadh. A clock that stands at another day says which. */
export function SessionClocks({ session, timezones: [own, ...others] }: SessionClocksProps) {
  const language = useLanguage();
  const startsAt = new Date(session.startsAt);
  const day = (timeZone: string) => weekdayText(startsAt, { language, timeZone });
  return (
    <time dateTime={session.startsAt} className="flex flex-wrap gap-x-2 tabular-nums">
      <span>{shortDayText(startsAt, { language, timeZone: own })}</span>
      {/* Together on one line where they have room, so that none begins with the stroke between them. */}
      <span className="inline-flex flex-wrap gap-x-2">
        <Clock instant={startsAt} timezone={own} />
        {others
          .filter(timezone => timezone !== own)
          .map(timezone => (
            <span key={timezone} className="text-ink-soft before:me-2 before:content-['/']">
              <Clock
                instant={startsAt}
                timezone={timezone}
                {...(day(timezone) !== day(own) && { day: day(timezone) })}
              />
            </span>
          ))}
      </span>
    </time>
  );
}

interface ClockProps {
  readonly instant: Date;
  readonly timezone: string;
  readonly day?: string;
}

function Clock({ instant, timezone, day }: ClockProps) {
  const language = useLanguage();
  const city = useCity()(timezone);
  return (
    <span className="whitespace-nowrap">
      {day && `${day} `}
      <bdi dir="ltr">{timeText(instant, { language, timeZone: timezone })}</bdi> {city}
    </span>
  );
}
