import { z } from 'zod';
import { defineContract, everyRole } from '#contract/contract.ts';
import { LIVE_NOUNS, type LiveEvent } from './live.ts';

/** What changed, never what it says now: who wants to know asks the API, which decides by itself. */
export const liveEvent: z.ZodType<LiveEvent, LiveEvent> = z
  .object({
    noun: z
      .enum([...LIVE_NOUNS, 'everything'])
      .describe(
        'Kind of the changed record. The value is `everything` if the client may have missed changes.',
      ),
    id: z
      .uuid()
      .nullable()
      .describe(
        'Id of the changed record. For `profiles`, `accounts`, `reminders`, `devices` and `calendar-feeds` it is the id of the person.',
      ),
  })
  .meta({ id: 'LiveEvent' });

export const liveContract = defineContract('live', {
  'GET /api/live': {
    summary: 'Subscribe to live changes',
    description: 'The stream reports changes to records that the subscriber can read.',
    access: everyRole,
    answer: { status: 200, events: liveEvent },
    errors: [],
  },
});
