import { PARTS_OF_DAY, WEEKDAYS } from '#applications/offered.ts';
import type { HourRange, WeekdayRange } from './hours.ts';

const HOURS_OF_PARTS: Readonly<Record<(typeof PARTS_OF_DAY)[number], HourRange>> = {
  morning: { opens: 8 * 60, closes: 12 * 60 },
  afternoon: { opens: 12 * 60, closes: 17 * 60 },
  evening: { opens: 17 * 60, closes: 21 * 60 },
};
const WHOLE_DAY: HourRange = { opens: 0, closes: 24 * 60 };

interface Wish {
  /** Between commas: every one where nothing is said. */
  readonly weekdays?: string | undefined;
  readonly parts?: string | undefined;
}

/** The times of a week that a family wished for on its form (R371, R481). */
export function wishedRanges({ weekdays, parts }: Wish): WeekdayRange[] {
  const days = weekdays ? weekdays.split(',').map(Number) : WEEKDAYS;
  const ranges = parts
    ? PARTS_OF_DAY.filter(part => parts.split(',').includes(part)).map(part => HOURS_OF_PARTS[part])
    : [WHOLE_DAY];
  return [...new Set(days)].flatMap(weekday => ranges.map(range => ({ weekday, ...range })));
}
