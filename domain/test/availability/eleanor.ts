import type { HoursSet } from '#availability/hours.ts';

const NOON = 12 * 60;
const FIVE = 17 * 60;

/** Sunday to Thursday 12:00–17:00 by London's clock, as the examples of the rules have it. */
export const ELEANOR: HoursSet = {
  timezone: 'Europe/London',
  validFrom: '2027-01-01',
  validUntil: null,
  mostADay: null,
  bufferMinutes: 0,
  hours: [7, 1, 2, 3, 4].map(weekday => ({ weekday, opens: NOON, closes: FIVE })),
};
