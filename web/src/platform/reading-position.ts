/** Both languages have the same headings, at different heights: a place is told by the nearest one above it. */
export interface ReadingPosition {
  readonly heading: number;
  /** How far down the screen that heading stands. */
  readonly top: number;
}

const headingAt = (index: number) => document.querySelectorAll('h1,h2,h3')[index];
const topOf = (element: Element | undefined) => element?.getBoundingClientRect().top ?? -scrollY;

/** Null at the top of the page, where there is nothing to keep. */
export function readingPosition(): ReadingPosition | null {
  if (scrollY === 0) return null;
  const all = [...document.querySelectorAll('h1,h2,h3')];
  const heading = all.findLastIndex(element => topOf(element) < innerHeight / 2);
  return { heading, top: topOf(all[heading]) };
}

/** Puts the same words to the same height of the screen. */
export const returnTo = ({ heading, top }: ReadingPosition) =>
  scrollBy({ top: topOf(headingAt(heading)) - top, behavior: 'instant' });
