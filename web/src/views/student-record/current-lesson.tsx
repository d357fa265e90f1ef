import type { WholeStudent } from '@bayan/domain/student-record/student-record.contract';
import { useTranslation } from 'react-i18next';
import { timeText, weekdayText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { useCity } from '#platform/use-city.ts';
import { LessonMinute } from '#teaching/sessions/lesson-minute.tsx';
import { SessionClocks } from '#teaching/sessions/session-clocks.tsx';
import { useTutorName } from '#teaching/sessions/use-tutor-name.ts';

/** The lesson that goes on, or the next one, by the family's clock and the tutor's. */
export function CurrentLesson({ overview: { goingOn, upcoming } }: Pick<WholeStudent, 'overview'>) {
  const { t } = useTranslation(['student-record', 'names']);
  const language = useLanguage();
  const city = useCity();
  const tutorName = useTutorName();
  const [running] = goingOn;
  const [next, afterNext] = upcoming.sessions;
  const session = running ?? next;
  const then = running ? next : afterNext;
  if (!session) return null;
  const startsAt = new Date(session.startsAt);
  const clocks = [
    { timezone: session.timezone, whose: t('lesson.family') },
    { timezone: session.tutor.timezone, whose: tutorName(session) },
  ];
  return (
    <section aria-labelledby="lesson-at-hand" className="rounded-large bg-panel p-5 text-on-panel">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="lesson-at-hand" className="font-semibold">
          {t(running ? 'lesson.now' : 'lesson.next')}
        </h2>
        {running && <LessonMinute session={running} />}
      </div>
      <dl className="my-4 grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-px overflow-hidden rounded-card border border-on-panel/30">
        {clocks.map(({ timezone, whose }) => (
          <div key={whose} className="flex flex-col-reverse px-3 py-2 outline outline-on-panel/30">
            <dt className="text-sm">
              {city(timezone)}
              <span className="before:mx-1 before:content-['·']">
                <bdi>{whose}</bdi>
              </span>
            </dt>
            <dd className="text-xl font-semibold tabular-nums">
              {!running && (
                <span className="me-2 text-sm font-normal">
                  {weekdayText(startsAt, { language, timeZone: timezone })}
                </span>
              )}
              <bdi dir="ltr">{timeText(startsAt, { language, timeZone: timezone })}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-sm">{t(`names:subjects.${session.subject}`)}</p>
      {then && (
        <div className="mt-1 flex flex-wrap gap-x-2 text-sm [&_*]:text-on-panel">
          <span>{t('lesson.then')}</span>
          <SessionClocks session={then} familyTimezone={then.timezone} />
        </div>
      )}
    </section>
  );
}
