import type { TimetableSeries, TimetableSlot } from '#teaching/timetable-series/use-timetable-series.ts';
import { idOf, inHours, session } from './samples.ts';

/** Ramadan 1448 in Saudi Arabia, which nobody has applied. */
export const timetable = (different: object = {}) => ({
  ...{ id: idOf(80), country: 'SA', hijriYear: 1448, fromOn: '2027-02-08', untilOn: '2027-03-08' },
  ...{ certainty: 'expected', iftarFrom: '17:00', iftarUntil: '19:00', status: 'draft' },
  ...{ series: 0, toSettle: 0, createdAt: inHours(-48), updatedAt: inHours(-48), version: 2 },
  ...different,
});

/** Sundays at 18:00 in Riyadh, in Ramadan at 19:00. */
export const slot = (different: Partial<TimetableSlot> = {}): TimetableSlot => ({
  ...{ weekday: 7, time: '18:00', state: 'proposed', isAtIftar: true, newWeekday: 7, newTime: '19:00' },
  ...{ startsAt: '2027-02-14T15:00:00.000Z', newStartsAt: '2027-02-14T16:00:00.000Z', lessons: 4 },
  marks: [],
  ...different,
});

export const seriesInRamadan = (different: Partial<TimetableSeries> = {}): TimetableSeries => {
  const { tutor, student } = session();
  return {
    ...{ id: idOf(90), tutor, student, subject: 'English', duration: 60, timezone: 'Asia/Riyadh' },
    ...{ isDue: false, slots: [slot()], staying: [], version: 5 },
    ...different,
  };
};
