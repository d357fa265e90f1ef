import { z } from 'zod';
import { instant } from '#fields/dates.ts';
import { CALENDAR_PROGRAMS } from './calendar-program.ts';

const madeAt = instant.nullable().describe('Since when there is one; null where there is none.');

/** Without the address, so that it is kept nowhere: whoever wants it asks for it. */
export const calendarFeedState = z.object({ madeAt }).meta({ id: 'CalendarFeedState' });
export type CalendarFeedState = z.input<typeof calendarFeedState>;

/** Where a person's own calendar is read by whoever has the address (R400). */
export const calendarFeedView = z
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

/** How far back and how far ahead lessons are told, and how many at most (R402). */
const DAY_MS = 86_400_000;
const DAYS_BACK = 90;
const DAYS_AHEAD = 366;
export const MOST_LESSONS = 1000;

export const feedWindow = (now: Date) => ({
  from: new Date(now.getTime() - DAYS_BACK * DAY_MS),
  until: new Date(now.getTime() + DAYS_AHEAD * DAY_MS),
});
