import type { Drawing } from './icons/drawing.ts';

interface IconProps {
  readonly drawing: Drawing;
  readonly className?: string;
}

/** Decoration beside words; where it stands alone, what holds it has a name. */
export const Icon = ({ drawing: { path, isTurned }, className = 'size-5' }: IconProps) => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    className={`shrink-0 ${isTurned ? 'rtl:-scale-x-100' : ''} ${className}`}
  >
    <path d={path} />
  </svg>
);
