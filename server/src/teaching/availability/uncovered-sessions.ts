import { AVAILABILITY_LIMITS } from '@bayan/domain/availability/availability.limits';
import { lessonsInTimeOff, lessonsLosingHours } from '@bayan/domain/availability/lessons-outside';
import type { Range } from '@bayan/domain/availability/ranges';
import type {
  UncoveredSessionRecord,
  UncoveredSessionsRecord,
} from '@bayan/domain/availability/uncovered-sessions.contract';
import { addDays } from '@bayan/domain/time/days';
import { wallClock } from '@bayan/domain/time/zoned-time';
import type { Transaction } from '@bayan/platform/db/database';
import { readTutorHours } from './tutor-hours.repository.ts';
import { listUpcomingLessons } from './upcoming-lessons.repository.ts';

interface Whose {
  readonly tutorId: string;
  readonly now: Date;
}

type Upcoming = Awaited<ReturnType<typeof listUpcomingLessons>>;

const listed = (lessons: Upcoming, misfit: UncoveredSessionRecord['misfit']): UncoveredSessionsRecord => ({
  misfits: lessons.slice(0, AVAILABILITY_LIMITS.lessons).map(lesson => ({ ...lesson, misfit })),
  isAll: lessons.length <= AVAILABILITY_LIMITS.lessons,
});

/** Makes a change of a tutor's hours and lists the lessons that it leaves outside them (R482). */
export async function withUncoveredSessions<T>(
  tx: Transaction,
  { tutorId, now }: Whose,
  change: () => Promise<T>,
): Promise<{ readonly saved: T } & UncoveredSessionsRecord> {
  // Yesterday by one clock may be today by another.
  const asked = { tutorId, from: addDays(wallClock(now, 'UTC').date, -1), until: null };
  const before = await readTutorHours(tx, asked);
  const saved = await change();
  const after = await readTutorHours(tx, asked);
  const upcoming = await listUpcomingLessons(tx, tutorId, now);
  return { saved, ...listed(lessonsLosingHours(upcoming, before, after), 'outside-hours') };
}

/** The lessons that some time off meets. */
export const uncoveredByTimeOff = async (
  tx: Transaction,
  { tutorId, now }: Whose,
  off: Range,
): Promise<UncoveredSessionsRecord> =>
  listed(lessonsInTimeOff(await listUpcomingLessons(tx, tutorId, now), off), 'time-off');
