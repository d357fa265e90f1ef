import { z } from 'zod';
import { defineContract, everyRole } from '#contract/contract.ts';
import { LIVE_NOUNS, type LiveEvent } from './live.ts';

/**
 * An event names the changed record without its content. The client reads the record through the API, which checks
 * access.
 */
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
        'Id of the changed record. For `profiles`, `accounts`, `reminders`, `notices`, `devices` and `calendar-feeds` it is the id of the person.',
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
