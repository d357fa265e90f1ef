import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { useTranslation } from 'react-i18next';
import { shortDayText, timeText, weekdayText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { isolated } from '#platform/isolates.ts';
import { useCity } from '#platform/use-city.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { hasBegun } from '#teaching/sessions/has-begun.ts';
import { JoinLink, joinAddress } from '#teaching/sessions/join-link.tsx';
import { LessonCountdown } from '#teaching/sessions/lesson-countdown.tsx';
import { LessonMinute } from '#teaching/sessions/lesson-minute.tsx';
import { useTutorName } from '#teaching/sessions/use-tutor-name.ts';
import { Lattice } from '#ui/lattice.tsx';
import { tutorTimezoneOf } from '#views/student-sessions/tutor-timezone.ts';

interface NextLessonProps {
  readonly session: Session;
  readonly now: Date;
}

/** The one thing a family looks for: when, by both clocks, with whom, and the way in (R431). */
export function NextLesson({ session, now }: NextLessonProps) {
  const { t } = useTranslation(['student-overview', 'sessions', 'names']);
  const language = useLanguage();
  const name = useTutorName()(session);
  const startsAt = new Date(session.startsAt);
  const isGiven = session.tutorLeftAt === null;
  const isUnderWay = hasBegun(session, now);
  return (
    <section
      aria-labelledby="next-lesson"
      className="relative isolate overflow-hidden rounded-large bg-panel p-5 text-on-panel sm:p-6"
    >
      <Lattice className="absolute inset-0 -z-10 size-full text-on-panel opacity-10" />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="next-lesson" className="text-lg font-semibold">
          {t(isUnderWay ? 'next.begun' : 'next.title')}
        </h2>
        {isUnderWay ? <LessonMinute session={session} /> : <LessonCountdown session={session} />}
      </div>
      <p className="mt-1 text-sm">{shortDayText(startsAt, { language, timeZone: useViewerTimezone() })}</p>
      <Clocks startsAt={startsAt} tutorTimezone={tutorTimezoneOf(session)} />
      <p className="mt-4 flex flex-wrap gap-x-2 text-sm">
        <span>{t(`names:subjects.${session.subject}`)}</span>
        <span className="before:me-2 before:content-['·']">
          {t('sessions:minutes', { count: session.duration })}
        </span>
        {isGiven && (
          <span className="before:me-2 before:content-['·']">{t('next.with', { name: isolated(name) })}</span>
        )}
      </p>
      {isGiven ? <WayIn session={session} now={now} /> : <p className="mt-4 text-sm">{name}</p>}
    </section>
  );
}

interface ClocksProps {
  readonly startsAt: Date;
  readonly tutorTimezone: string | undefined;
}

/** The family's, and the tutor's where it differs; one that stands at another day says which (R231). */
function Clocks({ startsAt, tutorTimezone }: ClocksProps) {
  const { t } = useTranslation('student-overview');
  const language = useLanguage();
  const city = useCity();
  const own = useViewerTimezone();
  const day = (timeZone: string) => weekdayText(startsAt, { language, timeZone });
  const clocks = [{ timeZone: own, name: t('next.yourClock', { city: city(own) }), isOther: false }];
  if (tutorTimezone !== undefined && tutorTimezone !== own)
    clocks.push({
      timeZone: tutorTimezone,
      name: t('next.tutorClock', { city: city(tutorTimezone) }),
      isOther: true,
    });
  return (
    <dl className="mt-4 flex overflow-hidden rounded-card border border-on-panel/25">
      {clocks.map(clock => (
        <div
          key={clock.name}
          className={`flex grow basis-1/2 flex-col-reverse justify-end px-4 py-3 ${clock.isOther ? 'border-s border-on-panel/25 bg-on-panel/10' : ''}`}
        >
          <dt className="text-sm">{clock.name}</dt>
          <dd className="text-2xl leading-heading font-semibold tabular-nums sm:text-4xl">
            <bdi dir="ltr">{timeText(startsAt, { language, timeZone: clock.timeZone })}</bdi>
            {day(clock.timeZone) !== day(own) && (
              <span className="ms-2 text-sm font-normal">{day(clock.timeZone)}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Into the lesson when it is time, else why not yet. */
function WayIn({ session, now }: Pick<NextLessonProps, 'session' | 'now'>) {
  const { t } = useTranslation('student-overview');
  if (joinAddress(session, now) === null)
    return <p className="mt-4 text-sm">{t(session.meetingLink === null ? 'next.noLink' : 'next.opens')}</p>;
  return (
    <div className="mt-5 grid">
      <JoinLink session={session} now={now} tone="on-panel" size="large" label={t('next.join')} />
    </div>
  );
}
