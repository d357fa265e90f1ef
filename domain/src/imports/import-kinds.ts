export const IMPORT_KINDS = ['students', 'tutors', 'assignments'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** A preview that nobody has confirmed, an import, or one that was taken back. */
export const IMPORT_STATES = ['checked', 'confirmed', 'undone'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];
