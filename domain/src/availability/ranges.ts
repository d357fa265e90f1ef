/** A piece of time, its end excluded. */
export interface Range {
  readonly from: Date;
  readonly until: Date;
}

const earlier = (a: Date, b: Date) => (a < b ? a : b);
const later = (a: Date, b: Date) => (a > b ? a : b);
const byStart = (a: Range, b: Range) => a.from.getTime() - b.from.getTime();

export const isOverlap = (a: Range, b: Range) => a.from < b.until && b.from < a.until;
export const isWithin = (inner: Range, outer: Range) =>
  outer.from <= inner.from && inner.until <= outer.until;

/** The same times in order; ranges that touch or overlap become one. */
export function joinRanges(ranges: readonly Range[]): Range[] {
  const joined: Range[] = [];
  for (const range of ranges.toSorted(byStart)) {
    const last = joined.at(-1);
    if (last && range.from <= last.until)
      joined[joined.length - 1] = { from: last.from, until: later(last.until, range.until) };
    else joined.push(range);
  }
  return joined;
}

/** The part of each range that lies in the frame. */
export const clipRanges = (ranges: readonly Range[], frame: Range): Range[] =>
  ranges
    .filter(range => isOverlap(range, frame))
    .map(range => ({ from: later(range.from, frame.from), until: earlier(range.until, frame.until) }));

/** What is left of the open ranges outside the closed ones. */
export const withoutRanges = (open: readonly Range[], closed: readonly Range[]): Range[] =>
  joinRanges(closed).reduce<Range[]>(
    (left, shut) =>
      left.flatMap(range =>
        isOverlap(range, shut)
          ? [
              { from: range.from, until: shut.from },
              { from: shut.until, until: range.until },
            ].filter(({ from, until }) => from < until)
          : [range],
      ),
    [...open],
  );

/** How long the ranges are together, in milliseconds. */
export const lengthOf = (ranges: readonly Range[]): number =>
  ranges.reduce((sum, { from, until }) => sum + until.getTime() - from.getTime(), 0);
