import { z } from 'zod';
import { timeOfDay } from '#fields/dates.ts';
import { wholeNumber } from '#fields/number.ts';

/** Open hours by weekday (Monday is 1), read in the academy's zone. */
export const businessHours = z
  .array(
    z
      .strictObject({ weekday: wholeNumber(1, 7), opens: timeOfDay, closes: timeOfDay })
      .refine(({ opens, closes }) => opens < closes, { path: ['closes'], params: { problem: 'too-small' } }),
  )
  .max(21);
export type BusinessHours = z.infer<typeof businessHours>;
