import type { WholeTutor } from '@bayan/domain/tutor-record/tutor-record.contract';
import { useTranslation } from 'react-i18next';
import { dayOfMonthText, weekdayText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { numberText } from '#platform/number-text.ts';
import { PageLink } from '#ui/page-link.tsx';
import { PartCard } from '#ui/part-card.tsx';

const MINUTES_AN_HOUR = 60;

interface TutorWeekProps extends Pick<WholeTutor, 'week'> {
  readonly calendar: string;
  /** Where the hours and the time off are changed. */
  readonly plan: string;
}

/** Today and the six days after it: how many lessons, and how much of the time offered they take (R972). */
export function TutorWeek({ week: { days, hasHours }, calendar, plan }: TutorWeekProps) {
  const { t } = useTranslation('tutor-record');
  const language = useLanguage();
  const longest = Math.max(1, ...days.map(({ minutes, offered }) => Math.max(minutes, offered)));
  const hours = (minutes: number) => numberText(minutes / MINUTES_AN_HOUR, language);
  return (
    <PartCard>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="font-semibold">{t('week.title')}</h2>
        <div className="flex flex-wrap gap-x-4">
          <WeekLink to={plan}>{t('week.plan')}</WeekLink>
          <WeekLink to={calendar}>{t('week.calendar')}</WeekLink>
        </div>
      </div>
      <ol className="text-sm">
        {days.map(({ day, lessons, minutes, offered }) => (
          <li
            key={day}
            className="grid grid-cols-[minmax(0,7rem)_1fr] items-center gap-x-3 gap-y-1 py-1.5 sm:grid-cols-[7rem_1fr_auto]"
          >
            <span>
              {weekdayText(new Date(day), { language, timeZone: 'UTC' })}{' '}
              <span className="text-ink-soft">{dayOfMonthText(day, language, false)}</span>
            </span>
            <span aria-hidden className="relative h-2">
              <span
                className="absolute inset-y-0 start-0 rounded-full bg-teal-soft"
                style={{ inlineSize: `${(100 * offered) / longest}%` }}
              />
              <span
                className="absolute inset-y-0 start-0 rounded-full bg-teal"
                style={{ inlineSize: `${(100 * minutes) / longest}%` }}
              />
            </span>
            <span className="col-start-2 text-ink-soft tabular-nums sm:col-start-3 sm:text-end">
              {t('week.lessons', { count: lessons })}
              <span className="before:mx-1.5 before:content-['·']">
                {hasHours
                  ? t('week.of', { planned: hours(minutes), offered: hours(offered) })
                  : t('week.planned', { planned: hours(minutes) })}
              </span>
            </span>
          </li>
        ))}
      </ol>
      {!hasHours && <p className="mt-2 text-sm text-ink-soft">{t('week.noHours')}</p>}
    </PartCard>
  );
}

const WeekLink = ({ to, children }: { readonly to: string; readonly children: string }) => (
  <PageLink
    to={to}
    className="inline-flex min-h-11 items-center text-sm font-semibold text-teal underline-offset-4 hover:underline"
  >
    {children}
  </PageLink>
);
