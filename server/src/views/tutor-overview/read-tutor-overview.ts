import type { Member } from '@bayan/domain/profiles/actor';
import { endOfDaysAhead, LISTED_AT_MOST, monthsShown } from '@bayan/domain/tutor-overview/overview-figures';
import type { TutorOverviewRecord } from '@bayan/domain/tutor-overview/tutor-overview.contract';
import type { Database } from '@bayan/platform/db/database';
import { listSessions } from '#teaching/sessions/sessions.repository.ts';
import { countForOverview, listForOverview, minutesByMonth } from './tutor-overview.repository.ts';

const COMPLETED = { filters: { status: 'completed' }, between: null, limit: LISTED_AT_MOST } as const;

export async function readTutorOverview(
  db: Database,
  tutor: Member,
  now: Date,
): Promise<TutorOverviewRecord> {
  const moment = { tutorId: tutor.id, now };
  const months = monthsShown(now, tutor.timezone);
  const [first = '', last = ''] = [months.at(0), months.at(-1)];
  const [numbers, upcoming, recent, leftOpen, withoutNotes, minutes] = await Promise.all([
    countForOverview(db, { ...moment, weekEnd: endOfDaysAhead(now) }),
    listForOverview(db, 'upcoming', moment),
    listSessions(db, tutor, COMPLETED),
    listForOverview(db, 'leftOpen', moment),
    listForOverview(db, 'withoutNotes', moment),
    minutesByMonth(db, { tutorId: tutor.id, first, last }),
  ]);
  const { sessions, ratings, stars, upcomingWithinAWeek, activeStudents, homeworkToMark } = numbers;
  const { hasProfile: profile, hasHours: hours, hasDocuments: documents } = numbers;
  return {
    firstSteps: { profile, hours, documents, lesson: sessions > 0 },
    totals: { sessions: sessions - numbers.far, ratings, stars },
    upcomingWithinAWeek,
    activeStudents,
    upcoming,
    recent,
    leftOpen: { count: numbers.leftOpen, sessions: leftOpen },
    withoutNotes: { count: numbers.withoutNotes, sessions: withoutNotes },
    homeworkToMark,
    hoursByMonth: months.map(month => ({ month, minutes: minutes.get(month) ?? 0 })),
  };
}
