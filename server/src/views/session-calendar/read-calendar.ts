import { openRanges } from '@bayan/domain/availability/open-ranges';
import type { Range } from '@bayan/domain/availability/ranges';
import type { Member } from '@bayan/domain/profiles/actor';
import type {
  CalendarQuery,
  DaysQuery,
  SessionCalendarRecord,
  SessionDaysRecord,
} from '@bayan/domain/session-calendar/session-calendar.contract';
import { CALENDAR_LIMITS } from '@bayan/domain/session-calendar/session-calendar.limits';
import { addDays, daysBetween } from '@bayan/domain/time/days';
import { startOfDay } from '@bayan/domain/time/zoned-time';
import type { Queryable } from '@bayan/platform/db/database';
import { pageByInstant } from '@bayan/platform/http/cursor';
import { listHolidays } from '#academy/holidays/holidays.repository.ts';
import { readTutorHours } from '#teaching/availability/tutor-hours.repository.ts';
import { sessionsAskedAbout } from '#teaching/session-requests/session-requests.repository.ts';
import { listTimeOffIn } from '#teaching/time-off/time-off.repository.ts';
import { countByDay, listForFrame } from './session-calendar.repository.ts';

/** Seven countries keep no more in six weeks. */
const MAX_HOLIDAYS = 100;

interface Days {
  readonly from: string;
  readonly to: string;
  readonly timezone?: string | undefined;
}

/** From the first instant of the first day to that after the last, by the clock that was asked for. */
const frameOf = ({ from, to, timezone }: Days, viewer: Member): Range => {
  const zone = timezone ?? viewer.timezone;
  return { from: startOfDay(from, zone), until: startOfDay(addDays(to, 1), zone) };
};

export async function readCalendar(
  db: Queryable,
  viewer: Member,
  query: CalendarQuery,
): Promise<SessionCalendarRecord> {
  const { cursor, limit, from, to, timezone, ...filters } = query;
  const frame = frameOf(query, viewer);
  const page = await pageByInstant(
    { cursor, limit },
    range => listForFrame(db, viewer, { frame, filters, ...range }),
    ({ startsAt }) => startsAt,
  );
  const asked = await sessionsAskedAbout(
    db,
    page.items.map(({ id }) => id),
  );
  return {
    items: page.items.map(session => ({ ...session, hasRequest: asked.has(session.id) })),
    nextCursor: page.nextCursor,
    ...(await planOf(db, tutorShown(viewer, filters.tutorId), query, frame)),
    holidays: await listHolidays(db, { filters: { from, to }, after: null, limit: MAX_HOLIDAYS }),
  };
}

/** A tutor's own plan, or that of the tutor whom an admin asks for. A family is shown nobody's (R480). */
function tutorShown({ id, role }: Member, asked: string | undefined): string | null {
  if (role === 'admin') return asked ?? null;
  return role === 'tutor' ? id : null;
}

async function planOf(db: Queryable, tutorId: string | null, { from, to }: Days, frame: Range) {
  if (tutorId === null) return { hours: [], keepsHours: false, timeOff: [] };
  // A date of hers may begin a day earlier or end a day later by another clock.
  const hours = await readTutorHours(db, { tutorId, from: addDays(from, -1), until: addDays(to, 1) });
  return {
    hours: openRanges(hours, frame),
    // Who keeps none is not closed all day: nobody knows (R480).
    keepsHours: hours.sets.length + hours.days.length > 0,
    timeOff: await listTimeOffIn(db, tutorId, frame),
  };
}

export async function countDays(
  db: Queryable,
  viewer: Member,
  { from, to, timezone, ...filters }: DaysQuery,
): Promise<SessionDaysRecord> {
  const dates = Array.from({ length: daysBetween(from, to) + 1 }, (_, i) => addDays(from, i));
  const days = dates.map(day => ({ day, ...frameOf({ from: day, to: day, timezone }, viewer) }));
  const counts = await countByDay(db, days, filters);
  return {
    days: dates.map(day => {
      const found = counts.get(day) ?? 0;
      return {
        day,
        sessions: Math.min(found, CALENDAR_LIMITS.counted),
        isMore: found > CALENDAR_LIMITS.counted,
      };
    }),
  };
}
