/** A text that stands first in brackets, with more behind it: so the titles of tests are written. */
const TITLE = /\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1\s*,/g;
/** What `each` and a template fill in. */
const GAP = /%[sdifjoOp#]|\$\{[^}]*\}|\$[\w.]+/;
/** So much of a title must be written out: a gap alone would take anything. */
const LEAST_WRITTEN = 6;
const LEAST_WRITTEN_OF_WHOLE = 3;

/** The titles in a file of tests, each as its letters with null for a gap. */
export const titlesIn = (source: string): (string | null)[][] =>
  [...source.matchAll(TITLE)].map(([, , title = '']) =>
    title
      .replaceAll(/\\(.)/g, '$1')
      .split(GAP)
      .flatMap((part, i) => (i === 0 ? [...part] : [null, ...part])),
  );

interface Ends {
  /** Whether the part may begin in the middle of the title, and end there. */
  readonly isBeginFree: boolean;
  readonly isEndFree: boolean;
}

/** How many letters of the part stand in the title as they are, where gaps take the others; -1 where it does not fit. */
function written(part: string, title: readonly (string | null)[], { isBeginFree, isEndFree }: Ends): number {
  // By how much of the part is used up: the most that was written out, at each place of the title.
  let best: number[] = title.map((_, at) => (isBeginFree || at === 0 ? 0 : -1));
  best.push(isBeginFree || title.length === 0 ? 0 : -1);
  const passGaps = (row: number[]) => {
    for (const [at, token] of title.entries())
      if (token === null) row[at + 1] = Math.max(row[at + 1] ?? -1, row[at] ?? -1);
    return row;
  };
  best = passGaps(best);
  for (const letter of part) {
    const next = best.map(() => -1);
    for (const [at, token] of title.entries()) {
      const here = best[at] ?? -1;
      if (here < 0) continue;
      if (token === letter) next[at + 1] = Math.max(next[at + 1] ?? -1, here + 1);
      if (token === null) next[at] = Math.max(next[at] ?? -1, here);
    }
    best = passGaps(next);
  }
  return isEndFree ? Math.max(...best) : (best.at(-1) ?? -1);
}

/** Whether a test has this part in its name, alone or with the name of what it stands in before it. */
export function isTitled(part: string, titles: readonly (readonly (string | null)[])[]): boolean {
  // Nearly all: what follows costs a hundred times as much.
  if (titles.some(title => title.join('').includes(part))) return true;
  const most = (text: string, ends: Ends) => Math.max(-1, ...titles.map(title => written(text, title, ends)));
  // A whole title, which `as %s` is too.
  if (most(part, { isBeginFree: false, isEndFree: false }) >= LEAST_WRITTEN_OF_WHOLE) return true;
  const whole = most(part, { isBeginFree: true, isEndFree: true });
  const split = [...part.matchAll(/ /g)].map(({ index }) => {
    const outer = most(part.slice(0, index), { isBeginFree: true, isEndFree: false });
    const inner = outer < 0 ? -1 : most(part.slice(index + 1), { isBeginFree: false, isEndFree: true });
    return inner < 0 ? -1 : outer + inner;
  });
  return Math.max(whole, ...split) >= LEAST_WRITTEN;
}
