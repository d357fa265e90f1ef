interface Box {
  readonly top: number;
  readonly bottom: number;
}

interface Wanted {
  readonly height: number;
  /** What can be seen: the keyboard of a phone takes its part. */
  readonly screen: Box;
  readonly edge: 'top' | 'bottom';
  /** What must not be covered, the most important first: where there is no room, the last is given up. */
  readonly taken: readonly Box[];
}

/** Between what floats and what it must not cover, and the edges of the screen. */
const GAP = 12;

/**
 * Where something of this height covers nothing that is taken: as near to its edge as it can be, or at the other edge where
 * that is much nearer.
 */
export function freePosition({ height, screen, edge, taken }: Wanted): number {
  const first = screen.top + GAP;
  const last = screen.bottom - GAP - height;
  if (last < first) return first;
  const otherEdge = (screen.bottom - screen.top) / 4;
  const [fromTop, fromBottom] = edge === 'top' ? [0, otherEdge] : [otherEdge, 0];
  const distance = (top: number) => Math.min(top - first + fromTop, last - top + fromBottom);
  const tops = [first, last, ...taken.flatMap(({ top, bottom }) => [top - GAP - height, bottom + GAP])];
  const [nearest] = tops
    .filter(top => top >= first && top <= last && isFree({ top, bottom: top + height }, taken))
    .sort((one, other) => distance(one) - distance(other));
  return nearest ?? freePosition({ height, screen, edge, taken: taken.slice(0, -1) });
}

export const isFree = (box: Box, taken: readonly Box[]) =>
  !taken.some(({ top, bottom }) => box.top < bottom && top < box.bottom);
