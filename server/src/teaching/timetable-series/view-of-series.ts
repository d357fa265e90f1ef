import type { TimetableSeriesRecord } from '@bayan/domain/timetable-series/timetable-series.contract';
import type { readSeriesInTimetable, SeriesInTimetable } from './read-series-in-timetable.ts';

type Known = Omit<TimetableSeriesRecord, 'isDue' | 'slots' | 'staying'>;
type Plan = SeriesInTimetable<Known & Parameters<typeof readSeriesInTimetable>[2][number]>;

/** What a reader sees of a series in a timetable. */
export const viewOf = ({ series, slots, followed, isDue }: Plan): TimetableSeriesRecord => ({
  ...{ id: series.id, tutor: series.tutor, student: series.student, subject: series.subject },
  ...{ duration: series.duration, timezone: series.timezone, version: series.version, isDue },
  slots: slots.map(slot => ({ ...slot, marks: [...slot.marks] })),
  staying: followed.stay.map(({ lesson: { id, startsAt }, wantedAt, reason }) => ({
    ...{ id, startsAt, wantedAt, reason },
  })),
});
