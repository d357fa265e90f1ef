import { EARLIEST_DAY } from '@bayan/domain/fields/dates.limits';
import { instantOf, isReadTwice } from '@bayan/domain/time/zoned-time';
import { useTranslation } from 'react-i18next';

interface WishClockProps {
  readonly date: string | null;
  readonly time: string | null;
  readonly familyTimezone: string;
}

/** Says of a time at which the family's clocks change what becomes of it (R233). */
export function WishClock({ date, time, familyTimezone }: WishClockProps) {
  const { t } = useTranslation('lesson-reply');
  // A year that is typed digit by digit is no year of ours yet.
  const isWhole = date !== null && time !== null && date >= EARLIEST_DAY;
  const startsAt = isWhole ? instantOf(date, time, familyTimezone) : null;
  return (
    <div aria-live="polite" className="text-sm font-medium empty:-mt-5">
      {startsAt && isReadTwice(startsAt, familyTimezone) && t('move.twice')}
      {isWhole && startsAt === null && <p className="text-brick">{t('move.skipped')}</p>}
    </div>
  );
}
