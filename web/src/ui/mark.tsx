import { useId } from 'react';

interface DrawingProps {
  readonly className: string;
}

const bowl = 'M10 15c0 9 5.5 13.5 14 13.5S38 24 38 15';

/** An eight-pointed star: two squares, one turned by an eighth. */
const Star = ({ className }: DrawingProps) => (
  <g className={className} transform="translate(24 37)">
    <rect x="-3.1" y="-3.1" width="6.2" height="6.2" />
    <rect x="-3.1" y="-3.1" width="6.2" height="6.2" transform="rotate(45)" />
  </g>
);

/** The letter ba, an open book. Never mirrored. */
export const Mark = ({ className }: DrawingProps) => (
  <svg viewBox="0 0 48 48" aria-hidden="true" className={className}>
    <rect width="48" height="48" rx="12" className="fill-teal" />
    <path d={bowl} fill="none" strokeWidth="4" strokeLinecap="round" className="stroke-paper" />
    <Star className="fill-star" />
  </svg>
);

/** The mark without its tile, for a large surface. */
export const MarkDrawing = ({ className }: DrawingProps) => (
  <svg viewBox="7 11 34 32" aria-hidden="true" className={className}>
    <path d={bowl} fill="none" strokeWidth="2.6" strokeLinecap="round" className="stroke-on-panel" />
    <Star className="fill-on-panel-accent" />
  </svg>
);

/** The mark again and again, faintly, behind something that matters more. */
export function MarkPattern({ className }: DrawingProps) {
  const id = useId();
  return (
    <svg aria-hidden="true" className={className}>
      <pattern id={id} width="112" height="112" patternUnits="userSpaceOnUse" patternTransform="rotate(-12)">
        <g transform="translate(32 32)">
          <path d={bowl} fill="none" strokeWidth="4" strokeLinecap="round" stroke="currentColor" />
          <Star className="fill-current" />
        </g>
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
