import { instantOf } from '@bayan/domain/time/zoned-time';
import { useTranslation } from 'react-i18next';
import { SessionClocks } from '../session-clocks.tsx';
import type { LoggerForm } from './logger-form.ts';

interface FamilyClockProps extends Pick<LoggerForm, 'date' | 'time'> {
  readonly ownTimezone: string;
  readonly familyTimezone: string;
}

/** What is typed, by both clocks (R231): a lesson in a British autumn is an hour later in Riyadh than one in summer. */
export function FamilyClock({ date, time, ownTimezone, familyTimezone }: FamilyClockProps) {
  const { t } = useTranslation('sessions');
  if (!date || !time) return null;
  const startsAt = instantOf(date, time, ownTimezone);
  return (
    <div aria-live="polite" className="rounded-card bg-sand px-4 py-3 text-sm">
      {startsAt ? (
        <SessionClocks
          session={{ startsAt: startsAt.toISOString() }}
          timezones={[ownTimezone, familyTimezone]}
        />
      ) : (
        <p className="font-medium text-brick">{t('logger.skipped')}</p>
      )}
    </div>
  );
}
