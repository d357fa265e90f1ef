import { starIcon } from './icons/site-icons.ts';

interface StarsProps {
  /** From 0 to 5; parts of a star are drawn as parts. */
  readonly value: number;
  /** What the row of stars says, such as "4.6 out of 5". */
  readonly label: string;
}

const places = [0, 1, 2, 3, 4];

/** A rating to look at. */
export const Stars = ({ value, label }: StarsProps) => (
  <span role="img" aria-label={label} className="inline-flex gap-0.5 text-brass">
    {places.map(place => (
      <Star key={place} filled={Math.min(1, Math.max(0, value - place))} className="size-4.5" />
    ))}
  </span>
);

interface StarProps {
  /** From 0 to 1. */
  readonly filled: number;
  readonly className: string;
}

/** An outline, and over it a window that shows as much of the full star; in Arabic it opens from the other side. */
export const Star = ({ filled, className }: StarProps) => (
  <svg
    viewBox="0 0 24 24"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinejoin="round"
    aria-hidden="true"
    className={`shrink-0 rtl:-scale-x-100 ${className}`}
  >
    <path d={starIcon.path} fill="none" />
    <svg aria-hidden="true" width={24 * filled} height="24" overflow="hidden">
      <path d={starIcon.path} fill="currentColor" />
    </svg>
  </svg>
);
