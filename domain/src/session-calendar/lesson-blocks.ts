import { nextDay, wallClock } from '#time/zoned-time.ts';

const MINUTE_MS = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;

interface Timed {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** The part of a lesson that lies on one day, and where it is drawn: in minutes of the wall clock, beside what overlaps it. */
export interface LessonBlock<L> {
  readonly lesson: L;
  readonly top: number;
  readonly length: number;
  readonly column: number;
  /** How many stand beside one another there. */
  readonly columns: number;
}

const minuteOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * HOUR + minutes;
};

interface Piece<L> {
  readonly lesson: L;
  readonly day: string;
  readonly top: number;
  readonly length: number;
}

/** One that lasts past midnight has a piece on either day. */
function piecesOf<L extends Timed>(lesson: L, timezone: string): Piece<L>[] {
  const { startsAt, endsAt } = lesson;
  const start = wallClock(startsAt, timezone);
  const end = wallClock(endsAt, timezone);
  const top = minuteOf(start.time);
  if (start.date === end.date) {
    const read = minuteOf(end.time) - top;
    // The clocks went back meanwhile: as long as it lasts, and not less than nothing.
    const lasts = (endsAt.getTime() - startsAt.getTime()) / MINUTE_MS;
    return [{ lesson, day: start.date, top, length: read > 0 ? read : Math.min(lasts, DAY - top) }];
  }
  const rest = minuteOf(end.time);
  const first = { lesson, day: start.date, top, length: DAY - top };
  return rest === 0 ? [first] : [first, { lesson, day: nextDay(start.date), top: 0, length: rest }];
}

const bottomOf = ({ top, length }: { readonly top: number; readonly length: number }) => top + length;

/** Pieces that overlap, directly or by way of others, share their width. */
function sideBySide<L>(pieces: readonly Piece<L>[]): LessonBlock<L>[] {
  const blocks: LessonBlock<L>[] = [];
  let together: (Piece<L> & { readonly column: number })[] = [];
  const place = () => {
    const columns = Math.max(0, ...together.map(({ column }) => column + 1));
    for (const { day: _, ...block } of together) blocks.push({ ...block, columns });
    together = [];
  };
  for (const piece of pieces) {
    if (together.every(earlier => bottomOf(earlier) <= piece.top)) place();
    const taken = new Set(
      together.filter(earlier => bottomOf(earlier) > piece.top).map(({ column }) => column),
    );
    let column = 0;
    while (taken.has(column)) column += 1;
    together.push({ ...piece, column });
  }
  place();
  return blocks;
}

/** The lessons of each of these days as they stand in a grid, by the clock of a zone (R963). */
export function blocksByDay<L extends Timed>(
  lessons: readonly L[],
  days: readonly string[],
  timezone: string,
): ReadonlyMap<string, readonly LessonBlock<L>[]> {
  const pieces = lessons.flatMap(lesson => piecesOf(lesson, timezone));
  return new Map(
    days.map(day => [
      day,
      sideBySide(
        pieces.filter(piece => piece.day === day).toSorted((a, b) => a.top - b.top || b.length - a.length),
      ),
    ]),
  );
}

/** The hours between which all of it lies, and never fewer than the given ones. */
export function hoursAround(
  blocks: Iterable<{ readonly top: number; readonly length: number }>,
  usual: { readonly from: number; readonly until: number },
): { readonly from: number; readonly until: number } {
  let { from, until } = usual;
  for (const block of blocks) {
    from = Math.min(from, Math.floor(block.top / HOUR));
    until = Math.max(until, Math.ceil(bottomOf(block) / HOUR));
  }
  return { from, until };
}
