/** The colours of a note. Pages also name them in words: nobody must tell two notes apart by colour alone. */
export const STAFF_NOTE_COLOURS = ['none', 'red', 'gold', 'green', 'teal'] as const;
export type StaffNoteColour = (typeof STAFF_NOTE_COLOURS)[number];
