/** The names that the pictures for shared links show. They are drawn: an academy of another name shares pictures without. */
export const PICTURED_NAMES = { en: 'Bayan Academy', ar: 'أكاديمية بيان' } as const;
