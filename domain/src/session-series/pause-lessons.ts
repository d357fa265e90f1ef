import { wallClock } from '#time/zoned-time.ts';
import type { Pause } from './days-off.ts';
import { isToCome } from './lessons-out.ts';
import type { SeriesLesson } from './series-lesson.ts';

/** Why a lesson takes place in a pause: the family could not cancel it free of charge any more, or somebody moved it by hand. */
export const KEPT_BECAUSE = ['cut-off', 'moved'] as const;
export type KeptBecause = (typeof KEPT_BECAUSE)[number];

export interface KeptLesson<L> {
  readonly lesson: L;
  readonly because: KeptBecause;
}

interface Paused<L> {
  readonly pause: Pause;
  readonly timezone: string;
  /** Whether its cut-off is over (R511). */
  readonly isLate: (lesson: L) => boolean;
}

const isIn = (day: string, { fromOn, untilOn }: Pause) => fromOn <= day && day <= untilOn;

/** What a pause takes out of the lessons ahead, and what stays of those that would be in it (R458). */
export function pauseLessons<L extends SeriesLesson>(
  ahead: readonly L[],
  { pause, timezone, isLate }: Paused<L>,
  now: Date,
) {
  const out: L[] = [];
  const kept: KeptLesson<L>[] = [];
  for (const lesson of ahead.filter(one => isToCome(one, now))) {
    const isPlanned = isIn(lesson.day, pause);
    const isThere = isIn(wallClock(lesson.startsAt, timezone).date, pause);
    if (!isPlanned && !isThere) continue;
    // Somebody chose that day for this one lesson.
    if (isPlanned !== isThere) kept.push({ lesson, because: 'moved' });
    else if (isLate(lesson)) kept.push({ lesson, because: 'cut-off' });
    else out.push(lesson);
  }
  return { out, kept };
}
