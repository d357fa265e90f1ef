/** The calendars in which a person can see dates. */
export const CALENDARS = ['gregory', 'islamic-umalqura'] as const;
