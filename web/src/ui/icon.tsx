import { type IconName, icons, mirrored } from './icons.ts';

interface IconProps {
  readonly name: IconName;
  readonly className?: string;
}

/** Decoration beside words; where it stands alone, what holds it has a name. */
export const Icon = ({ name, className = 'size-5' }: IconProps) => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    className={`shrink-0 ${mirrored.has(name) ? 'rtl:-scale-x-100' : ''} ${className}`}
  >
    <path d={icons[name]} />
  </svg>
);
