/** Whole years from a birthday (2011-03-04) to a day, by the calendar in UTC. */
export function ageOn(birthDate: string, now: Date): number {
  const today = now.toISOString();
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5, 10) < birthDate.slice(5) ? years - 1 : years;
}
