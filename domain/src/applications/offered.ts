import { ENGLISH_LEVELS } from '#profiles/english-levels.ts';

/*
 * The choices of the forms. They are apart from the schemas, so that a page can show a choice without loading the
 * validation library.
 */

/** Monday is 1, as in the academy's hours. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
export const PARTS_OF_DAY = ['morning', 'afternoon', 'evening'] as const;
export const LEVELS = [...ENGLISH_LEVELS, 'not-sure'] as const;
export const TUTOR_GENDERS = ['any', 'female', 'male'] as const;
export const QUALIFICATIONS = ['celta', 'tefl', 'certtesol', 'delta', 'pgce', 'other'] as const;

/** The version of the consent text (R374). A new text gets a new version. */
export const CONSENT_VERSION = '2026-11';
