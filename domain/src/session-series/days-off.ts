/** Why a day has no lesson: a person left it out, it is a holiday without lessons, or somebody was busy. */
export const DAY_OFF_KINDS = ['skipped', 'holiday', 'clash'] as const;
export type DayOffKind = (typeof DAY_OFF_KINDS)[number];

export interface Pause {
  readonly fromOn: string;
  readonly untilOn: string;
}

/** What a series has decided about days of its pattern (R458). */
export interface DaysOff {
  /** Single days: skipped, of a holiday, or not free. */
  readonly days: readonly { readonly day: string }[];
  readonly pauses: readonly Pause[];
}

const isIn = (day: string, { fromOn, untilOn }: Pause) => fromOn <= day && day <= untilOn;

/** Whether a day of the pattern has no lesson. A day after the end is none of the pattern. */
export function offIn({ days, pauses }: DaysOff): (day: string) => boolean {
  const single = new Set(days.map(({ day }) => day));
  return day => single.has(day) || pauses.some(pause => isIn(day, pause));
}

/** Whether a day has a lesson again once a single day is off no longer. In a pause it stays without one. */
export function freeWithoutDay(taken: string, { pauses }: Pick<DaysOff, 'pauses'>): (day: string) => boolean {
  const isOff = offIn({ days: [], pauses });
  return day => day === taken && !isOff(day);
}

/** Whether a day has a lesson again once a pause is over. */
export function freeWithoutPause<P extends Pause & { readonly id: string }>(
  taken: P,
  { days, pauses }: Pick<DaysOff, 'days'> & { readonly pauses: readonly P[] },
): (day: string) => boolean {
  const isOff = offIn({ days, pauses: pauses.filter(({ id }) => id !== taken.id) });
  return day => isIn(day, taken) && !isOff(day);
}
