import type { Range } from '@bayan/domain/availability/ranges';
import { useTranslation } from 'react-i18next';
import { useAuth } from '#platform/auth/auth-context.ts';
import { shortDayText, timeText, weekdayText } from '#platform/clock-text.ts';
import { commaText } from '#platform/comma-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { leftToRight } from '#platform/isolates.ts';
import { useCity } from '#platform/use-city.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import type { OtherTimezones } from '#teaching/sessions/session-clocks.tsx';
import { Alert } from '#ui/alert.tsx';
import type { PlanWarning } from './use-plan-warning.ts';

interface PlanAlertProps extends OtherTimezones {
  readonly warning: PlanWarning;
}

/** That a lesson lies outside the tutor's hours or in time off, with what the plan is by everybody's clock (R480). */
export function PlanAlert({ warning: { why, ranges }, familyTimezone, tutorTimezone }: PlanAlertProps) {
  const { t } = useTranslation('sessions');
  const language = useLanguage();
  const city = useCity();
  const own = useViewerTimezone();
  const isTutor = useAuth().userProfile?.role === 'tutor';
  const zones = new Set([own, tutorTimezone, familyTimezone].filter(zone => zone !== undefined));
  const rangesText = why === 'time-off' ? daysText : hoursText;

  function hoursText({ from, until }: Range, timeZone: string) {
    const clock = leftToRight(
      `${timeText(from, { language, timeZone })}–${timeText(until, { language, timeZone })}`,
    );
    const day = weekdayText(from, { language, timeZone });
    // A clock that stands at another day says which.
    return day === weekdayText(from, { language, timeZone: own }) ? clock : `${day} ${clock}`;
  }
  function daysText({ from, until }: Range, timeZone: string) {
    const moment = (at: Date) =>
      t('logger.plan.moment', {
        day: shortDayText(at, { language, timeZone }),
        time: leftToRight(timeText(at, { language, timeZone })),
      });
    return t('logger.plan.range', { from: moment(from), until: moment(until) });
  }

  return (
    <Alert tone="accent" title={t(`logger.plan.${isTutor ? 'own' : 'tutor'}.${why}`)} isNews>
      {ranges.length === 0 ? (
        <p>{t('logger.plan.none')}</p>
      ) : (
        <>
          <p>{t(why === 'time-off' ? 'logger.plan.away' : 'logger.plan.hours')}</p>
          <dl className="tabular-nums">
            {[...zones].map(zone => (
              <div key={zone} className="flex flex-wrap gap-x-2">
                <dt>{city(zone)}</dt>
                <dd>
                  {commaText(
                    ranges.map(range => rangesText(range, zone)),
                    language,
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <p>{t('logger.plan.possible')}</p>
    </Alert>
  );
}
