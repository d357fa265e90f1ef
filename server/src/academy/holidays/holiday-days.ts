import { Refusal } from '@bayan/domain/errors';
import { HOLIDAY_LIMITS } from '@bayan/domain/holidays/holidays.limits';
import { daysBetween } from '@bayan/domain/time/days';

/** A holiday ends on the day it begins or later, and has at most 30 days (R541). */
export function refuseWrongDays({ fromOn, untilOn }: { fromOn: string; untilOn: string }): void {
  const days = daysBetween(fromOn, untilOn) + 1;
  const problem = days < 1 ? 'too-small' : days > HOLIDAY_LIMITS.days ? 'too-big' : null;
  if (problem) throw new Refusal('input.invalid', { issues: [{ field: 'untilOn', problem }] });
}
