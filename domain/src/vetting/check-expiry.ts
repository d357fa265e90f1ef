import { addDays } from '#time/days.ts';
import { nextDay, startOfDay, wallClock } from '#time/zoned-time.ts';
import { type CheckKind, type CheckState, isMandatory, MANDATORY_CHECKS } from './checks.ts';

/** The documents are British: their last day ends by London's clock. */
const CLOCK = 'Europe/London';
/** So long ahead the academy hears that a document ends (R982). */
const WARNING_DAYS = 30;

/** The day on which a document is looked at. */
export const vettingDay = (now: Date): string => wallClock(now, CLOCK).date;
/** The first instant at which a document is no longer valid. */
export const endOfValidity = (lastDay: string): Date => startOfDay(nextDay(lastDay), CLOCK);
/** Whatever ends on this day or before is about to expire, or has expired. */
export const lastWarnedDay = (now: Date): string => addDays(vettingDay(now), WARNING_DAYS);

export interface DatedCheck {
  readonly kind: CheckKind;
  readonly state: CheckState;
  readonly expiresOn: string | null;
}

export type CheckValidity = CheckState | 'expiring' | 'expired';

/** Where a check stands on this day. */
export function validityOf({ state, expiresOn }: DatedCheck, now: Date): CheckValidity {
  if (state !== 'confirmed' || expiresOn === null || expiresOn > lastWarnedDay(now)) return state;
  return expiresOn < vettingDay(now) ? 'expired' : 'expiring';
}

/** The mandatory checks that nobody has confirmed, or that have expired. */
export const missingChecks = (checks: readonly DatedCheck[], now: Date): CheckKind[] =>
  MANDATORY_CHECKS.filter(
    kind =>
      !checks.some(
        check => check.kind === kind && check.state === 'confirmed' && validityOf(check, now) !== 'expired',
      ),
  );

/** The last day for which lessons can be planned; null where no mandatory check ends (R983). */
export const lastDayToTeach = (checks: readonly DatedCheck[]): string | null =>
  checks
    .flatMap(({ kind, state, expiresOn }) =>
      isMandatory(kind) && state === 'confirmed' && expiresOn !== null ? [expiresOn] : [],
    )
    .toSorted()[0] ?? null;
