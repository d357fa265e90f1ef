import { hoursInCommon, seasonsAhead } from '@bayan/domain/availability/hours-in-common';
import { loadAhead, loadFrame } from '@bayan/domain/availability/load-ahead';
import { yearAfter } from '@bayan/domain/availability/week-ranges';
import { wishedRanges } from '@bayan/domain/availability/wish';
import type { FreeHours } from '#people/applications/free-hours.ts';
import { listAway, listDays, listSets, sumLessons } from './many-tutors.repository.ts';

/**
 * What each tutor's weekly hours and time off leave of a family's wish, in winter and in summer, and how many of her
 * hours are taken in the next weeks (R829).
 */
export const readFreeHours: FreeHours = async (db, { tutorIds, wish, now }) => {
  const { timezone: familyTimezone, days: weekdays, parts } = wish;
  const frame = { from: now, until: yearAfter(now, familyTimezone) };
  const [sets, days, away, lessons] = await Promise.all([
    listSets(db, tutorIds, frame),
    listDays(db, tutorIds, loadFrame(now)),
    listAway(db, tutorIds, frame),
    sumLessons(db, tutorIds, loadFrame(now)),
  ]);
  const seasonsOf = seasonsAhead(familyTimezone, now);
  const question = {
    ...{ familyTimezone, seasonsOf },
    wish: wishedRanges({ weekdays: weekdays.join(','), parts: parts.join(',') }),
  };
  return new Map(
    [...sets].map(([tutorId, own]) => {
      const planned = { sets: own, away: away.get(tutorId) ?? [], now };
      const ahead = lessons.get(tutorId) ?? { lessons: 0, minutes: 0 };
      const load = loadAhead({ ...planned, days: days.get(tutorId) ?? [], ahead });
      return [tutorId, { freeHours: hoursInCommon({ ...question, ...planned }), load }];
    }),
  );
};
