/** A time for a lesson, by the clock of whoever types it. */
export interface NewTime {
  readonly date: string | null;
  readonly time: string | null;
}

/** Null where half of it is missing. */
export const filledTime = ({ date, time }: NewTime) =>
  date === null || time === null ? null : { date, time };
