import { z } from 'zod';

/** Where sessions must be counted one by one, for a text or a period, it goes no further than this. */
export const COUNTED_AT_MOST = 1_000;

export const sessionTotals = z
  .object({
    sessions: z.int(),
    completed: z.int(),
    minutes: z.int(),
    ratings: z.int().describe('How many of them their students rated.'),
    stars: z.int().describe('Of all ratings together.'),
    isAll: z.boolean().describe(`False where a text or a period leaves more than ${COUNTED_AT_MOST}.`),
  })
  .meta({ id: 'SessionTotals' });
export type SessionTotals = z.infer<typeof sessionTotals>;
