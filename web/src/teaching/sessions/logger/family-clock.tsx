import { EARLIEST_DAY } from '@bayan/domain/fields/dates.limits';
import { instantOf, isReadTwice } from '@bayan/domain/time/zoned-time';
import { useTranslation } from 'react-i18next';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { type OtherTimezones, SessionClocks } from '#teaching/sessions/session-clocks.tsx';
import type { LoggerForm } from './logger-form.ts';

/** With the tutor's clock where somebody else types for her. */
type FamilyClockProps = Pick<LoggerForm, 'date' | 'time'> & OtherTimezones;

/** What is typed, by the clock of everybody concerned (R231): a lesson in a British autumn is an hour later in Riyadh than one in summer. */
export function FamilyClock({ date, time, ...others }: FamilyClockProps) {
  const { t } = useTranslation('sessions');
  const timezone = useViewerTimezone();
  // A year that is typed digit by digit is no year of ours yet.
  if (!date || !time || date < EARLIEST_DAY) return null;
  const startsAt = instantOf(date, time, timezone);
  return (
    <div aria-live="polite" className="rounded-card bg-sand px-4 py-3 text-sm">
      {startsAt ? (
        <>
          <SessionClocks session={{ startsAt: startsAt.toISOString() }} {...others} />
          {/* R233 */}
          {isReadTwice(startsAt, timezone) && <p className="mt-1 font-medium">{t('logger.twice')}</p>}
        </>
      ) : (
        <p className="font-medium text-brick">{t('logger.skipped')}</p>
      )}
    </div>
  );
}
