/** Which dates somebody sees. */
export const CALENDARS = ['gregory', 'islamic-umalqura'] as const;
