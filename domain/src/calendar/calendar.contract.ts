import { z } from 'zod';
import { defineContract } from '#contract/contract.ts';
import { instant } from '#fields/dates.ts';
import { CALENDAR_PROGRAMS } from './calendar-program.ts';
import { CALENDAR_TYPE } from './lesson-calendar.ts';

const readers = ['tutor', 'student'] as const;
const madeAt = instant.nullable().describe('Since when there is one; null where there is none.');

/** Without the address, so that it is kept nowhere: whoever wants it asks for it. */
const calendarFeedState = z.object({ madeAt }).meta({ id: 'CalendarFeedState' });
export type CalendarFeedState = z.input<typeof calendarFeedState>;

/** Where a person's own calendar is read by whoever has the address (R400). */
const calendarFeedView = z
  .object({
    address: z.string().nullable(),
    madeAt,
    reads: z
      .array(z.object({ program: z.enum(CALENDAR_PROGRAMS), readAt: instant }))
      .describe('When each kind of program last read it, to the hour, the latest first.'),
  })
  .meta({ id: 'CalendarFeed' });
/** As the API answers it. */
export type CalendarFeed = z.output<typeof calendarFeedView>;

export const calendarContract = defineContract('calendar', {
  'GET /api/me/calendar-feed': {
    summary: 'The private address of one’s own calendar',
    access: readers,
    answer: { status: 200, json: calendarFeedView },
    errors: [],
  },
  'POST /api/me/calendar-feed': {
    summary: 'Make such an address; one that there was ends',
    access: readers,
    answer: { status: 201, json: calendarFeedState },
    errors: [],
  },
  'DELETE /api/me/calendar-feed': {
    summary: 'Take the address back',
    access: readers,
    answer: { status: 200, json: calendarFeedState },
    errors: [],
  },
  'GET /api/sessions/{id}/calendar': {
    summary: 'One session as a file for a calendar',
    access: readers,
    answer: { status: 200, file: CALENDAR_TYPE },
    errors: [],
  },
});
