import { instantOf, wallClock } from '@bayan/domain/time/zoned-time';
import type texts from '#locales/en/legal.json';

export type Office = Extract<keyof typeof texts.offices, 'admin' | 'legal'>;

/** What the hours of the legal page are written in: its EST. */
const OFFICE_ZONE = 'America/New_York';

/** As the words of the legal page say them. */
const HOURS: Readonly<Record<Office, { readonly opens: string; readonly closes: string }>> = {
  admin: { opens: '08:00', closes: '18:00' },
  legal: { opens: '09:00', closes: '17:00' },
};

/** When an office opens and closes by the clock of another zone, on the day that it is there now. */
export function officeHoursIn(office: Office, timezone: string, now: Date) {
  const { date } = wallClock(now, OFFICE_ZONE);
  const elsewhere = (time: string) => {
    const instant = instantOf(date, time, OFFICE_ZONE);
    return instant ? wallClock(instant, timezone).time : time;
  };
  const { opens, closes } = HOURS[office];
  return { opens: elsewhere(opens), closes: elsewhere(closes) };
}
