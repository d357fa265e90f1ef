import { z } from 'zod';
import { COUNTED_AT_MOST } from './session-figures.ts';

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
