/** A day outside summer time in the northern countries that have it. */
const inWinter = new Date(Date.UTC(2025, 0, 15));

/** The common name of a time zone, for display only: EST for America/New_York, GMT+3 for Asia/Riyadh (R193). */
export function zoneAbbreviation(timezone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: timezone, timeZoneName: 'short' });
  return format.formatToParts(inWinter).find(({ type }) => type === 'timeZoneName')?.value ?? timezone;
}
