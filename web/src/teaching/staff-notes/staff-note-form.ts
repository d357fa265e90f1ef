import type { StaffNoteColour } from '@bayan/domain/staff-notes/staff-note-colours';
import type { StaffNote, StaffNoteAbout } from '@bayan/domain/staff-notes/staff-notes.contract';

/** What a note is attached to, and how the page calls it. */
export interface Attached extends StaffNoteAbout {
  readonly label: string;
}

export interface StaffNoteForm {
  readonly text: string;
  readonly colour: StaffNoteColour;
  readonly isPinned: boolean;
  readonly about: Attached | null;
  readonly mentions: readonly string[];
}

export const emptyNote = (about: Attached | null): StaffNoteForm => ({
  text: '',
  colour: 'none',
  isPinned: false,
  about,
  mentions: [],
});

export const noteFormOf = (
  { text, colour, isPinned, mentions }: StaffNote,
  about: Attached | null,
): StaffNoteForm => ({ text, colour, isPinned, about, mentions: mentions.map(({ id }) => id) });

/** As the API takes it. */
export const bodyOf = ({ about, mentions, ...form }: StaffNoteForm) => ({
  ...form,
  about: about && { kind: about.kind, id: about.id },
  mentions: [...mentions],
});
