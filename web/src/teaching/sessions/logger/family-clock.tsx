import { instantOf } from '@bayan/domain/time/zoned-time';
import { useTranslation } from 'react-i18next';
import { SessionClocks } from '#teaching/sessions/session-clocks.tsx';
import type { LoggerForm } from './logger-form.ts';

interface FamilyClockProps extends Pick<LoggerForm, 'date' | 'time'> {
  readonly ownTimezone: string;
  /** The family's and, where somebody else types for the tutor, hers. */
  readonly otherTimezones: readonly string[];
}

/** What is typed, by the clock of everybody concerned (R231): a lesson in a British autumn is an hour later in Riyadh than one in summer. */
export function FamilyClock({ date, time, ownTimezone, otherTimezones }: FamilyClockProps) {
  const { t } = useTranslation('sessions');
  if (!date || !time) return null;
  const startsAt = instantOf(date, time, ownTimezone);
  return (
    <div aria-live="polite" className="rounded-card bg-sand px-4 py-3 text-sm">
      {startsAt ? (
        <SessionClocks
          session={{ startsAt: startsAt.toISOString() }}
          timezones={[ownTimezone, ...otherTimezones]}
        />
      ) : (
        <p className="font-medium text-brick">{t('logger.skipped')}</p>
      )}
    </div>
  );
}
