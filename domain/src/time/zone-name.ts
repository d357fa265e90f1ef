/** Any day outside the summer time of the countries that have one in the north. */
const inWinter = new Date(Date.UTC(2025, 0, 15));

/** What people call a zone, for reading only: EST for America/New_York, GMT+3 for Asia/Riyadh (R193). */
export function zoneAbbreviation(timezone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: timezone, timeZoneName: 'short' });
  return format.formatToParts(inWinter).find(({ type }) => type === 'timeZoneName')?.value ?? timezone;
}
