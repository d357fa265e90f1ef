import type { Ending } from './session-outcome.ts';

/** What a closing means for later bills and pay (R516). */
export interface Consequence {
  /** Counted as taken by the family. */
  readonly familyMinutes: number;
  /** Paid to the tutor. */
  readonly tutorMinutes: number;
  /** Whether the academy owes the family another lesson. */
  readonly owesLesson: boolean;
}

const counted = (familyMinutes: number, tutorMinutes = familyMinutes): Consequence => ({
  familyMinutes,
  tutorMinutes,
  owesLesson: false,
});

const NOTHING = counted(0);

/** Without an outcome the session is open again: what was counted is taken back. */
export function consequenceOf(
  { outcome, failureSide, taughtMinutes }: Ending,
  duration: number,
): Consequence {
  switch (outcome) {
    case 'taught':
    case 'late-cancelled':
    case 'student-absent':
      return counted(duration);
    case 'cut-short':
      return counted(taughtMinutes ?? duration);
    case 'tutor-absent':
      return { ...NOTHING, owesLesson: true };
    case 'technical-failure':
      return failureSide === 'tutor' ? NOTHING : counted(0, duration);
    default:
      return NOTHING;
  }
}
