import type { Notice } from '@bayan/domain/notices/notices.contract';
import type { OtherTimezones } from '#teaching/sessions/session-clocks.tsx';
import type { Side } from './use-notice-title.ts';

/** The clock that a lesson is told by beside the reader's: the other side's (R231). */
export function otherZones(
  { timezone, tutorTimezone }: Pick<NonNullable<Notice['lesson']>, 'timezone' | 'tutorTimezone'>,
  side: Side,
): OtherTimezones {
  return side === 'tutor' ? { familyTimezone: timezone } : { tutorTimezone: tutorTimezone ?? undefined };
}
