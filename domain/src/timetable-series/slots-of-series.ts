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
  const slots: SlotInTimetable[] = [];
  // A lesson of the same series is in the way of the next one too.
  const taken = [...facts.taken];
  for (const slot of pattern.slots) {
    const planned = ahead.filter(({ day }) => weekdayOf(day) === slot.weekday);
    const usual = planned.map(({ startsAt: from }) => ({
      from,
      until: new Date(from.getTime() + duration * MINUTE_MS),
    }));
    const question = { days: planned.map(({ day }) => day), duration, timezone: pattern.timezone, iftar };
    const { newSlot, state, isMet } = decide(slot, usual, { ...asked, question }, { ...facts, taken });
    const lessons: Range[] = newSlot ? lessonsAt(question, newSlot) : usual;
    slots.push({
      ...{ ...slot, state, isAtIftar: isMet },
      ...{ newWeekday: newSlot?.weekday ?? null, newTime: newSlot?.time ?? null },
      ...{ startsAt: usual[0]?.from ?? null, newStartsAt: newSlot ? (lessons[0]?.from ?? null) : null },
      marks: slotMarks(lessons, iftar, { ...facts, taken }),
    });
    taken.push(...lessons);
  }
  return slots;
}

interface Question extends Asked {
  readonly question: Parameters<typeof proposeSlot>[0];
}

/** What a person has decided, or else a proposal where the usual time is at iftar. */
function decide(
  slot: SeriesSlot,
  usual: readonly Range[],
  { stored, iftar, question }: Question,
  facts: SlotFacts,
): { readonly newSlot: SeriesSlot | null; readonly state: SlotState; readonly isMet: boolean } {
  const isMet = usual.some(lesson => isAtIftar(lesson, iftar));
  const known = stored.find(({ weekday }) => weekday === slot.weekday);
  const kept =
    known && known.newWeekday !== null && known.newTime !== null
      ? { weekday: known.newWeekday, time: known.newTime }
      : null;
  if (known?.state === 'confirmed') return { newSlot: kept, state: 'confirmed', isMet };
  if (!isMet) return { newSlot: null, state: 'as-usual', isMet };
  // What lessons follow already stays, unless iftar has come to lie there.
  const isKept = kept && !lessonsAt(question, kept).some(lesson => isAtIftar(lesson, iftar));
  const newSlot = isKept ? kept : proposeSlot(question, facts);
  return { newSlot, state: newSlot ? 'proposed' : 'needs-slot', isMet };
}
