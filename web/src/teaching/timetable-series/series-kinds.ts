import type { TimetableSeries, TimetableSlot } from './use-timetable-series.ts';

/** What there can be to see to in a series, the most pressing first. */
export const SERIES_KINDS = ['needs-time', 'marked', 'staying', 'moving'] as const;
export type SeriesKind = (typeof SERIES_KINDS)[number];

export const isMoving = ({ newTime }: TimetableSlot) => newTime !== null;

const IS_OF: Readonly<Record<SeriesKind, (series: TimetableSeries) => boolean>> = {
  'needs-time': ({ slots }) => slots.some(({ state }) => state === 'needs-slot'),
  marked: ({ slots }) => slots.some(({ state, marks }) => state !== 'needs-slot' && marks.length > 0),
  staying: ({ staying }) => staying.length > 0,
  moving: ({ slots }) => slots.some(isMoving),
};
export const ofKind = (all: readonly TimetableSeries[], kind: SeriesKind) => all.filter(IS_OF[kind]);

const FIRST = 0;
const placeOf = (series: TimetableSeries) => {
  const place = SERIES_KINDS.findIndex(kind => IS_OF[kind](series));
  return place < FIRST ? SERIES_KINDS.length : place;
};

/** Those that need a time first; within a kind as they came. */
export const mostPressingFirst = (all: readonly TimetableSeries[]) =>
  all.toSorted((one, other) => placeOf(one) - placeOf(other));

/** What following a timetable means for all of some series. */
export function totalsOf(all: readonly TimetableSeries[]) {
  const slots = all.flatMap(series => series.slots);
  const moving = ofKind(all, 'moving');
  return {
    lessons: slots.filter(isMoving).reduce((sum, slot) => sum + slot.lessons, 0),
    families: new Set(moving.map(({ student }) => student.id)).size,
    tutors: new Set(moving.map(({ tutor }) => tutor.id)).size,
    withoutTime: slots.filter(({ state }) => state === 'needs-slot').length,
    clashing: slots.filter(slot => isMoving(slot) && slot.marks.includes('clash')).length,
  };
}
