import type { ReactNode } from 'react';
import { softTone, type Tone } from './tone.ts';

interface BadgeProps {
  readonly tone?: Tone | 'quiet';
  /** Where it says more than a word or two, and has less room than that. */
  readonly mayWrap?: boolean;
  readonly children: ReactNode;
}

/** A word or two about the state of a thing. */
export const Badge = ({ tone = 'quiet', mayWrap = false, children }: BadgeProps) => (
  <span
    className={`inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-semibold tabular-nums ${mayWrap ? '' : 'whitespace-nowrap'} ${tone === 'quiet' ? 'bg-sand-deep text-ink-soft' : softTone[tone]}`}
  >
    {children}
  </span>
);
