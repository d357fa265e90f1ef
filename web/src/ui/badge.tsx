import type { ReactNode } from 'react';
import { softTone, type Tone } from './tone.ts';

interface BadgeProps {
  readonly tone?: Tone | 'quiet';
  readonly children: ReactNode;
}

/** A word or two about the state of a thing. */
export const Badge = ({ tone = 'quiet', children }: BadgeProps) => (
  <span
    className={`inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap tabular-nums ${tone === 'quiet' ? 'bg-sand-deep text-ink-soft' : softTone[tone]}`}
  >
    {children}
  </span>
);
