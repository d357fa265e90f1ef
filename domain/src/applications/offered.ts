/*
 * What the forms let people choose from. It stands apart from the schemas, so that a page can show a choice without
 * bringing what checks it.
 */

/** Monday is 1, as in the academy's hours. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
export const PARTS_OF_DAY = ['morning', 'afternoon', 'evening'] as const;
export const LEVELS = ['beginner', 'elementary', 'intermediate', 'advanced', 'not-sure'] as const;
export const TUTOR_GENDERS = ['any', 'female', 'male'] as const;
export const QUALIFICATIONS = ['celta', 'tefl', 'certtesol', 'delta', 'pgce', 'other'] as const;

/** The text that a family or a tutor agrees to, by its version (R374). A new text gets a new one. */
export const CONSENT_VERSION = '2026-11';
