import type { StaffNoteColour } from '@bayan/domain/staff-notes/staff-note-colours';
import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/badge.tsx';
import type { Tone } from '#ui/tone.ts';

const TONES: Readonly<Record<StaffNoteColour, Tone | null>> = {
  none: null,
  red: 'danger',
  gold: 'accent',
  green: 'success',
  teal: 'plain',
};

/** At the side on which the lines of a note begin. */
export const edgeOf: Readonly<Record<StaffNoteColour, string>> = {
  none: 'border-s-line',
  red: 'border-s-brick',
  gold: 'border-s-brass',
  green: 'border-s-palm',
  teal: 'border-s-teal',
};

/** The colour in a word: it is never told by the colour alone. */
export function ColourName({ colour }: { readonly colour: StaffNoteColour }) {
  const { t } = useTranslation('staff-notes');
  const tone = TONES[colour];
  return tone && <Badge tone={tone}>{t(`colours.${colour}`)}</Badge>;
}
