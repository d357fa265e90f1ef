import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { shortDayText, timeText, weekdayText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { useCity } from '#platform/use-city.ts';

interface SessionClocksProps {
  readonly session: Pick<Session, 'startsAt'>;
  /** The clocks it is told by, each once: the reader's first, then those of the others (R231). */
  readonly timezones: readonly [string, ...string[]];
}

/** Mon, 16 Nov 2026 · 16:00 London / 19:00 Riyadh. A clock that stands at another day says which. */
export function SessionClocks({ session, timezones }: SessionClocksProps) {
  const language = useLanguage();
  const [own] = timezones;
  const startsAt = new Date(session.startsAt);
  const day = (timeZone: string) => weekdayText(startsAt, { language, timeZone });
  return (
    <time dateTime={session.startsAt} className="flex flex-wrap gap-x-2 tabular-nums">
      <span>{shortDayText(startsAt, { language, timeZone: own })}</span>
      {/* Together on one line where they have room; where not, none begins with the stroke between them. */}
      <span className="inline-flex flex-wrap gap-x-2">
        {[...new Set(timezones)].map(timezone => (
          <span
            key={timezone}
            className="not-first:text-ink-soft not-last:after:ms-2 not-last:after:text-ink-soft not-last:after:content-['/']"
          >
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
