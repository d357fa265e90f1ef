import type { Range } from '#availability/ranges.ts';
import { patternLessons, type SeriesPattern, type SeriesSlot } from '#session-series/pattern.ts';
import { weekdayOf } from '#time/days.ts';
import { type IftarDays, isAtIftar } from '#timetables/at-iftar.ts';
import { lessonsAt, proposeSlot, type SlotFacts, type SlotMark, slotMarks } from './propose-slot.ts';
import type { TimetableSlot } from './time-in-ramadan.ts';

/** A time of the week in Ramadan: as usual, another one by a proposal or by a person, or one that nobody has found yet. */
export const SLOT_STATES = ['as-usual', 'proposed', 'confirmed', 'needs-slot'] as const;
export type SlotState = (typeof SLOT_STATES)[number];

interface Stored extends TimetableSlot {
  readonly state: 'confirmed' | 'proposed';
}

export interface SlotInTimetable extends SeriesSlot, TimetableSlot {
  readonly state: SlotState;
  readonly isAtIftar: boolean;
  /** Of the first lesson that is ahead: as usual, and in Ramadan. */
  readonly startsAt: Date | null;
  readonly newStartsAt: Date | null;
  /** How many of its lessons are planned in the range and ahead. */
  readonly lessons: number;
  /** Of the time that holds in Ramadan. */
  readonly marks: readonly SlotMark[];
}

interface Asked {
  readonly pattern: SeriesPattern;
  /** In minutes. */
  readonly duration: number;
  readonly iftar: IftarDays;
  readonly stored: readonly Stored[];
}

const MINUTE_MS = 60_000;

/** The times of a series in Ramadan, each with what there is to know of it (R548). */
export function slotsOfSeries(asked: Asked, facts: SlotFacts, now: Date): SlotInTimetable[] {
  const { pattern, duration, iftar } = asked;
  const ahead = [...patternLessons(pattern, iftar.untilOn)].filter(
    ({ day, startsAt }) => day >= iftar.fromOn && startsAt > now,
  );
  const all = pattern.slots.map(slot => {
    const planned = ahead.filter(({ day }) => weekdayOf(day) === slot.weekday);
    const usual = planned.map(({ startsAt: from }) => ({
      from,
      until: new Date(from.getTime() + duration * MINUTE_MS),
    }));
    const question = { days: planned.map(({ day }) => day), duration, timezone: pattern.timezone, iftar };
    const isMet = usual.some(lesson => isAtIftar(lesson, iftar));
    return { slot, usual, question, isMet, settled: settledOf(slot, { ...asked, question, isMet }) };
  });
  const lessonsOf = ({ usual, question }: (typeof all)[number], { newSlot }: Decided): readonly Range[] =>
    newSlot ? lessonsAt(question, newSlot) : usual;
  // A lesson of the same series is in the way of another one: what needs no proposal has its place first.
  const own = new Map(
    all.flatMap(one => (one.settled ? [[one.slot.weekday, lessonsOf(one, one.settled)] as const] : [])),
  );
  return all.map(one => {
    const { slot, usual, question, isMet, settled } = one;
    const others = [...own].flatMap(([weekday, lessons]) => (weekday === slot.weekday ? [] : lessons));
    const known = { ...facts, taken: [...facts.taken, ...others] };
    const decided = settled ?? proposed(proposeSlot(question, known));
    const lessons = lessonsOf(one, decided);
    own.set(slot.weekday, lessons);
    const { newSlot, state } = decided;
    return {
      ...{ ...slot, state, isAtIftar: isMet },
      ...{ newWeekday: newSlot?.weekday ?? null, newTime: newSlot?.time ?? null },
      ...{ startsAt: usual[0]?.from ?? null, newStartsAt: newSlot ? (lessons[0]?.from ?? null) : null },
      lessons: lessons.length,
      marks: slotMarks(lessons, iftar, known),
    };
  });
}

interface Decided {
  readonly newSlot: SeriesSlot | null;
  readonly state: SlotState;
}

const proposed = (newSlot: SeriesSlot | null): Decided => ({
  newSlot,
  state: newSlot ? 'proposed' : 'needs-slot',
});

interface Question extends Asked {
  readonly question: Parameters<typeof proposeSlot>[0];
  /** Whether its usual time is at iftar. */
  readonly isMet: boolean;
}

/** What a person has decided, the usual time, or what lessons follow already; null where a proposal is needed. */
function settledOf(slot: SeriesSlot, { stored, iftar, question, isMet }: Question): Decided | null {
  const known = stored.find(({ weekday }) => weekday === slot.weekday);
  const kept =
    known && known.newWeekday !== null && known.newTime !== null
      ? { weekday: known.newWeekday, time: known.newTime }
      : null;
  if (known?.state === 'confirmed') return { newSlot: kept, state: 'confirmed' };
  if (!isMet) return { newSlot: null, state: 'as-usual' };
  // It stays, unless iftar has come to lie there.
  const isKept = kept && !lessonsAt(question, kept).some(lesson => isAtIftar(lesson, iftar));
  return isKept ? proposed(kept) : null;
}
