import { type ClockChangeData, readShifts, type ShiftTold } from './clock-change-kind.ts';
import { type ClockSetting, cityOf, clockIn } from './mail-clock.ts';
import type { MailParts } from './mail-parts.ts';

/** Whose clocks change, when and which way. */
export function clockChangeValues(
  { changing, at, direction }: ClockChangeData,
  setting: ClockSetting,
): Readonly<Record<string, string>> {
  return {
    change: setting.texts(`clock-change.${direction}`, { city: cityOf(changing, setting) }),
    day: clockIn(new Date(at), changing, setting).day,
  };
}

/** To the tutor each weekly lesson with both times of hers; families have nothing that changes. */
export const clockChangeParts = (
  { shifts, timezone }: ClockChangeData,
  setting: ClockSetting,
): Pick<MailParts, 'facts'> => ({
  facts: readShifts(shifts).map(told => ({
    label: setting.isolate(told.student, 'auto'),
    value: shiftText(told, timezone, setting),
  })),
});

/** Sunday 16:00 in place of Sunday 15:00, for the family still at 18:00. */
function shiftText(told: ShiftTold, timezone: string, setting: ClockSetting): string {
  const { texts } = setting;
  const week = new Intl.DateTimeFormat(setting.language, { weekday: 'long', timeZone: timezone });
  const read = (instant: string) => {
    const at = new Date(instant);
    return texts('clock-change.moment', { day: week.format(at), time: clockIn(at, timezone, setting).time });
  };
  return texts('clock-change.shift', {
    context: told.isOutsideHours ? 'outside' : 'inside',
    now: read(told.startsAt),
    was: read(told.was),
    time: clockIn(new Date(told.startsAt), told.timezone, setting).time,
    city: cityOf(told.timezone, setting),
  });
}
