/** Which dates somebody sees; apart from the schemas, so that a form need not carry their library. */
export const CALENDARS = ['gregory', 'islamic-umalqura'] as const;
