/** Minutes since midnight; 1440 is the midnight after. */
export interface HourRange {
  readonly opens: number;
  readonly closes: number;
}

export interface WeekdayRange extends HourRange {
  /** Monday is 1. */
  readonly weekday: number;
}

/** A tutor's weekly hours from one day to another, by the clock that she typed them in (R475, R477). */
export interface HoursSet {
  readonly timezone: string;
  readonly validFrom: string;
  readonly validUntil: string | null;
  readonly mostADay: number | null;
  readonly bufferMinutes: number;
  readonly hours: readonly WeekdayRange[];
}

/** The hours of one date, in place of the weekly ones; none if she does not teach on it (R476). */
export interface DayHours {
  readonly day: string;
  readonly timezone: string;
  readonly ranges: readonly HourRange[];
}

/** All that decides when a tutor is open. */
export interface TutorHours {
  readonly sets: readonly HoursSet[];
  readonly days: readonly DayHours[];
}

type Validity = Pick<HoursSet, 'validFrom' | 'validUntil'>;

export const isValidOn = ({ validFrom, validUntil }: Validity, day: string) =>
  validFrom <= day && (validUntil === null || day <= validUntil);

/** 990 as 16:30; the end of the day as 24:00. */
export const clockText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** 16:30 as 990. */
export const minutesOf = (clock: string): number =>
  Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/** Whether no two ranges of a day overlap. */
export const isApart = (ranges: readonly (HourRange & { readonly weekday?: number })[]): boolean =>
  ranges.every((range, i) =>
    ranges
      .slice(i + 1)
      .every(
        other =>
          other.weekday !== range.weekday || other.closes <= range.opens || range.closes <= other.opens,
      ),
  );
