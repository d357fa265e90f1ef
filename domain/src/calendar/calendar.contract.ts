import { z } from 'zod';
import { defineContract } from '#contract/contract.ts';
import { instant } from '#fields/dates.ts';
import { CALENDAR_PROGRAMS } from './calendar-program.ts';
import { CALENDAR_TYPE } from './lesson-calendar.ts';

const readers = ['tutor', 'student'] as const;
const madeAt = instant.nullable().describe('Creation time of the address. Null if there is no address.');

/** Without the address, so that no cache stores it. Clients request the address separately. */
const calendarFeedState = z.object({ madeAt }).meta({ id: 'CalendarFeedState' });
export type CalendarFeedState = z.input<typeof calendarFeedState>;

/** Anyone with the address can read the calendar (R400). */
const calendarFeedView = z
  .object({
    address: z.string().nullable(),
    madeAt,
    reads: z
      .array(z.object({ program: z.enum(CALENDAR_PROGRAMS), readAt: instant }))
      .describe('Last read by each kind of calendar program, to the hour, latest first.'),
  })
  .meta({ id: 'CalendarFeed' });
/** The answer as a client receives it. */
export type CalendarFeed = z.output<typeof calendarFeedView>;

export const calendarContract = defineContract('calendar', {
  'GET /api/me/calendar-feed': {
    summary: 'Get your private calendar address',
    access: readers,
    answer: { status: 200, json: calendarFeedView },
    errors: [],
  },
  'POST /api/me/calendar-feed': {
    summary: 'Create a private calendar address',
    description: 'The earlier address stops working.',
    access: readers,
    answer: { status: 201, json: calendarFeedState },
    errors: [],
  },
  'DELETE /api/me/calendar-feed': {
    summary: 'Delete your private calendar address',
    access: readers,
    answer: { status: 200, json: calendarFeedState },
    errors: [],
  },
  'GET /api/sessions/{id}/calendar': {
    summary: 'Download a session as a calendar file',
    access: readers,
    answer: { status: 200, file: CALENDAR_TYPE },
    errors: [],
  },
});
