import type { SlotQuestion } from '@bayan/domain/availability/free-slots';
import type { Range } from '@bayan/domain/availability/ranges';
import { countryOfZone } from '@bayan/domain/gulf-calendar/week';
import type { SessionRecord } from '@bayan/domain/sessions/sessions.contract';
import { addDays } from '@bayan/domain/time/days';
import { nextDay, startOfDay, wallClock } from '@bayan/domain/time/zoned-time';
import { endOfValidity } from '@bayan/domain/vetting/check-expiry';
import { MANDATORY_CHECKS } from '@bayan/domain/vetting/checks';
import type { Queryable } from '@bayan/platform/db/database';
import { listHolidays } from '#academy/holidays/holidays.repository.ts';
import { findLastValidDay } from '#people/vetting/vetting.repository.ts';
import { listOpenIn } from '#teaching/session-series/lessons-in-frame.repository.ts';
import { listTimeOffIn } from '#teaching/time-off/time-off.repository.ts';

/** Two weeks have fewer. */
const HOLIDAYS_AT_ONCE = 100;

export interface Days {
  readonly from: string;
  readonly to: string;
}

/** All that decides when a session can start within some days of the family's clock, but for the frame. */
export async function readSlotFacts(
  db: Queryable,
  { id, tutor, student, duration }: SessionRecord,
  country: string | null,
  { from, to }: Days,
): Promise<Omit<SlotQuestion, 'frame' | 'hours'>> {
  const { timezone } = student;
  // A day begins elsewhere earlier, and a lesson has neighbours.
  const [before, after] = [addDays(from, -2), addDays(to, 2)];
  const frame: Range = { from: startOfDay(before, timezone), until: startOfDay(after, timezone) };
  const lastDay = await findLastValidDay(db, tutor.id, MANDATORY_CHECKS);
  const timeOff = await listTimeOffIn(db, tutor.id, frame);
  const holidays = await holidaysOf(db, country ?? countryOfZone(timezone), { from, to });
  const lessons = (await listOpenIn(db, { tutorId: tutor.id, studentId: student.id }, frame)).filter(
    lesson => lesson.id !== id,
  );
  return {
    closed: [
      ...timeOff.map(({ startsAt, endsAt }) => ({ from: startsAt, until: endsAt })),
      ...(lastDay === null ? [] : [{ from: endOfValidity(lastDay), until: frame.until }]),
      ...holidays.map(day => ({
        from: startOfDay(day.fromOn, timezone),
        until: startOfDay(nextDay(day.untilOn), timezone),
      })),
    ],
    tutorLessons: lessons.filter(({ isTutors }) => isTutors),
    studentLessons: lessons.filter(({ isStudents }) => isStudents),
    familyTimezone: timezone,
    duration,
  };
}

/** Those without lessons, by the family's country (R479). */
async function holidaysOf(db: Queryable, country: string | null, { from, to }: Days) {
  if (country === null) return [];
  const filters = { country, from, to: addDays(to, 1) };
  const days = await listHolidays(db, { filters, after: null, limit: HOLIDAYS_AT_ONCE });
  return days.filter(({ isOff }) => isOff);
}

/** The day of an instant, for what is asked of it alone. */
export const dayOf = (instant: Date, timezone: string): Days => {
  const { date } = wallClock(instant, timezone);
  return { from: date, to: date };
};
