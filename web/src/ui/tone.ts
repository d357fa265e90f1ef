import type { IconName } from './icons.ts';

export type Tone = 'plain' | 'success' | 'danger' | 'accent';

/** A soft surface with text that can be read on it. */
export const softTone: Record<Tone, string> = {
  plain: 'bg-teal-soft text-teal-strong',
  success: 'bg-palm-soft text-palm',
  danger: 'bg-brick-soft text-brick',
  accent: 'bg-brass-soft text-brass-text',
};

export const toneIcon: Record<Tone, IconName> = {
  plain: 'info',
  success: 'check-circle',
  danger: 'alert',
  accent: 'warning',
};
