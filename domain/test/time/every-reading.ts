const QUARTER = 15 * 60_000;
const QUARTERS_AROUND = 15 * 4;

/**
 * Every instant at which a clock in that zone reads this date and time, found by looking at all that are possible:
 * since 2000 no zone is more than 15 hours, or other than whole quarters of an hour, away from UTC.
 */
export function everyReading(date: string, time: string, timezone: string): Date[] {
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone: timezone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const wanted = `${date} ${time}`;
  const found: Date[] = [];
  for (let quarter = -QUARTERS_AROUND; quarter <= QUARTERS_AROUND; quarter += 1) {
    const instant = new Date(Date.parse(`${date}T${time}:00Z`) + quarter * QUARTER);
    if (clock.format(instant) === wanted) found.push(instant);
  }
  return found;
}
