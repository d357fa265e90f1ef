import { z } from 'zod';
import { defineContract, everyRole } from '#contract/contract.ts';
import { LIVE_NOUNS, type LiveEvent } from './live.ts';

/** What changed, never what it says now: who wants to know asks the API, which decides by itself. */
export const liveEvent: z.ZodType<LiveEvent, LiveEvent> = z
  .object({
    noun: z
      .enum([...LIVE_NOUNS, 'everything'])
      .describe('What changed; `everything` where changes may have been missed.'),
    id: z
      .uuid()
      .nullable()
      .describe(
        'Which one; the person for `profiles`, `accounts`, `reminders`, `devices` and `calendar-feeds`.',
      ),
  })
  .meta({ id: 'LiveEvent' });

export const liveContract = defineContract('live', {
  'GET /api/live': {
    summary: 'What changes from now on of what one may see',
    access: everyRole,
    answer: { status: 200, events: liveEvent },
    errors: [],
  },
});
