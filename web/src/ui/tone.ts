import type { Drawing } from './icons/drawing.ts';
import { alertIcon, checkCircleIcon, infoIcon, warningIcon } from './icons/room-icons.ts';

export type Tone = 'plain' | 'success' | 'danger' | 'accent';

/** A soft surface with text that can be read on it. */
export const softTone: Record<Tone, string> = {
  plain: 'bg-teal-soft text-teal-strong',
  success: 'bg-palm-soft text-palm',
  danger: 'bg-brick-soft text-brick',
  accent: 'bg-brass-soft text-brass-text',
};

export const toneIcon: Record<Tone, Drawing> = {
  plain: infoIcon,
  success: checkCircleIcon,
  danger: alertIcon,
  accent: warningIcon,
};
