import { addDays } from '@bayan/domain/time/days';
import { startOfDay, wallClock } from '@bayan/domain/time/zoned-time';
import type { TimeOff } from '@bayan/domain/time-off/time-off.contract';
import type { TimeOffKind } from '@bayan/domain/time-off/time-off-kind';

/** What stands in the fields of time off: whole days, or from one time to another. */
export interface TimeOffFields {
  readonly fromOn: string | null;
  readonly untilOn: string | null;
  readonly hasTimes: boolean;
  readonly fromTime: string | null;
  readonly untilTime: string | null;
  readonly kind: TimeOffKind;
  readonly note: string;
}

const NOTHING: TimeOffFields = {
  ...{ fromOn: null, untilOn: null, hasTimes: false, fromTime: null, untilTime: null },
  ...{ kind: 'leave', note: '' },
};

interface Span {
  readonly fromOn: string;
  readonly untilOn: string;
  /** Null where whole days were typed. */
  readonly times: { readonly from: string; readonly until: string } | null;
}

/** Time off as it was typed, by the clock of the tutor. */
export function typedSpan(
  { startsAt, endsAt }: Pick<TimeOff, 'startsAt' | 'endsAt'>,
  timezone: string,
): Span {
  const [start, end] = [new Date(startsAt), new Date(endsAt)];
  const [from, until] = [wallClock(start, timezone), wallClock(end, timezone)];
  const isMidnight = (day: string, instant: Date) =>
    startOfDay(day, timezone).getTime() === instant.getTime();
  if (isMidnight(from.date, start) && isMidnight(until.date, end))
    // It ends with the last day, at the midnight after.
    return { fromOn: from.date, untilOn: addDays(until.date, -1), times: null };
  return { fromOn: from.date, untilOn: until.date, times: { from: from.time, until: until.time } };
}

export function timeOffFieldsOf(off: TimeOff | null, timezone: string): TimeOffFields {
  if (!off) return NOTHING;
  const { fromOn, untilOn, times } = typedSpan(off, timezone);
  return {
    ...{ fromOn, untilOn, kind: off.kind, note: off.note },
    ...{ hasTimes: times !== null, fromTime: times?.from ?? null, untilTime: times?.until ?? null },
  };
}

/** What is sent; null while something is missing. */
export function completeTimeOff({
  hasTimes,
  fromTime,
  untilTime,
  fromOn,
  untilOn,
  kind,
  note,
}: TimeOffFields) {
  if (!fromOn || !untilOn) return null;
  const days = { fromOn, untilOn, kind, note };
  if (!hasTimes) return days;
  return fromTime && untilTime ? { ...days, fromTime, untilTime } : null;
}
