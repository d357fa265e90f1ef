/** 24 by 24, lines of 1.75 with round ends, a single path. */
export interface Drawing {
  readonly path: string;
  /** What points along the line of reading turns with it. Clocks, media signs and drawings of things do not. */
  readonly isTurned?: true;
}

export const drawing = (path: string): Drawing => ({ path });
export const turnedDrawing = (path: string): Drawing => ({ path, isTurned: true });

export const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

export const calendarPath =
  'M5 5.5h14a1.5 1.5 0 0 1 1.5 1.5v12a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 19V7A1.5 1.5 0 0 1 5 5.5ZM8 3v4M16 3v4M3.5 10h17';
