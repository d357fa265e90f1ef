import type { DayPiece } from '@bayan/domain/session-calendar/day-pieces';
import type { ShadedDay } from './use-shaded-day.ts';

/** Lines that lean, as on a plan: whoever sees no colour sees them. */
export const HATCHED = 'repeating-linear-gradient(135deg, var(--control) 0 1px, transparent 1px 8px)';

interface ShadingProps {
  readonly shade: ShadedDay;
  /** The hours that are drawn. */
  readonly from: number;
  readonly until: number;
  readonly hourPx: number;
}

/** What lies outside a tutor's hours, and hatched her time off. The head of the column says the same in words (R976). */
export function Shading({ shade, from, until, hourPx }: ShadingProps) {
  const place = ({ top, length }: DayPiece) => {
    const begins = Math.max(top / 60, from);
    const ends = Math.min((top + length) / 60, until);
    return { insetBlockStart: (begins - from) * hourPx, height: Math.max(ends - begins, 0) * hourPx };
  };
  return (
    <>
      {shade.closed.map(piece => (
        <li
          key={`closed-${piece.top}`}
          aria-hidden
          data-shade="closed"
          className="pointer-events-none absolute inset-x-0 bg-ink/6"
          style={place(piece)}
        />
      ))}
      {shade.off.map(piece => (
        <li
          key={`off-${piece.top}`}
          aria-hidden
          data-shade="off"
          className="pointer-events-none absolute inset-x-0"
          style={{ ...place(piece), backgroundImage: HATCHED }}
        />
      ))}
    </>
  );
}
