import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { shortDayText, timeText, weekdayText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { useCity } from '#platform/use-city.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';

/** By whose clocks a time is told beside the viewer's (R231). */
export interface OtherTimezones {
  readonly familyTimezone?: string | undefined;
  readonly tutorTimezone?: string | undefined;
}

interface SessionClocksProps extends OtherTimezones {
  readonly session: Pick<Session, 'startsAt'>;
}

/** Mon, 16 Nov 2026 · 16:00 London / 19:00 Riyadh: the viewer's first. A clock that stands at another day says which. */
export function SessionClocks({ session, familyTimezone, tutorTimezone }: SessionClocksProps) {
  const language = useLanguage();
  const own = useViewerTimezone();
  const others = [familyTimezone, tutorTimezone].filter(timezone => timezone !== undefined);
  const startsAt = new Date(session.startsAt);
  const day = (timeZone: string) => weekdayText(startsAt, { language, timeZone });
  return (
    <time dateTime={session.startsAt} className="flex flex-wrap gap-x-2 tabular-nums">
      <span>{shortDayText(startsAt, { language, timeZone: own })}</span>
      {/* Together on one line where they have room; where not, none begins with the stroke between them. */}
      <span className="inline-flex flex-wrap gap-x-2">
        {[...new Set([own, ...others])].map(timezone => (
          <span
            key={timezone}
            className="not-first:text-ink-soft not-last:after:ms-2 not-last:after:text-ink-soft not-last:after:content-['/']"
          >
            <Clock
              instant={startsAt}
              of={timezone}
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
  /** One of the three zones. */
  readonly of: string;
  readonly day?: string;
}

function Clock({ instant, of: timeZone, day }: ClockProps) {
  const language = useLanguage();
  const city = useCity()(timeZone);
  return (
    <span className="whitespace-nowrap">
      {day && `${day} `}
      <bdi dir="ltr">{timeText(instant, { language, timeZone })}</bdi> {city}
    </span>
  );
}
